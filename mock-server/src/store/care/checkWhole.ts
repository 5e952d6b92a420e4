import { readFileSync, statSync } from 'node:fs';
import { DamagedFileError, damageText } from '#server/refusal/DamagedFileError.ts';
import { backupsOf } from '../projectFiles/backups.ts';
import { openSealedJson, sealJson } from '../projectFiles/sealedJson.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';
import { NOT_MENDED } from './Finding.ts';
import type { Finding } from './Finding.ts';
import { copyAside, setAside } from './setAside.ts';

/**
 * Checks a file that is written atomically as a whole. A repair accepts the file if it is readable but its checksum differs, else
 * takes the latest readable backup, else sets the file aside, so that the rest works.
 * @param read the server's own reader, for this file or a backup
 */
export function checkWhole(file: string, read: (file: string) => unknown, mayBeGone: boolean): readonly Finding[] {
  try {
    read(file);
    return [];
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    const wrong = damageText(error.damage);
    // The file may be whole: renaming it would take it away from the server that can read it.
    if (error.damage.kind === 'access') return [{ file, wrong, ...NOT_MENDED }];
    const backup = backupsOf(file).find((each) => isReadable(each, read));
    if (error.damage.kind === 'changed') return [{ file, wrong, ...asItStands(file) }];
    if (backup !== undefined) return [{ file, wrong, ...fromBackup(file, backup) }];
    return [{ file, wrong, ...(mayBeGone ? aside(file) : gone) }];
  }
}

/** Keeps the file mode: owner-only files stay owner-only. */
const modeOf = (file: string): number => (statSync(file, { throwIfNoEntry: false })?.mode ?? 0o666) & 0o777;

type Mending = Pick<Finding, 'remedy' | 'mend'>;

const gone: Mending = { remedy: null, mend: () => undefined };

function isReadable(file: string, read: (file: string) => unknown): boolean {
  try {
    read(file);
    return true;
  } catch {
    return false;
  }
}

function fromBackup(file: string, backup: string): Mending {
  return {
    remedy: {
      zh: `用备份 ${backup} 代替，原文件另存为 .damaged；此后的更改会丢失`,
      en: `replace it with the backup ${backup} and keep a copy (.damaged); later changes are lost`,
    },
    mend: () => {
      const text = readFileSync(backup, 'utf8');
      const mode = modeOf(file);
      setAside(file);
      writeWhole(file, text, mode);
    },
  };
}

function asItStands(file: string): Mending {
  return {
    remedy: {
      zh: '内容可读，按现状采用（原文件另存为 .damaged）；请核对其中的内容',
      en: 'use it as it is, because it can be read, and keep a copy (.damaged); check its content',
    },
    mend: () => {
      const { value } = openSealedJson(readFileSync(file, 'utf8'));
      const mode = modeOf(file);
      copyAside(file);
      writeWhole(file, sealJson(value), mode);
    },
  };
}

function aside(file: string): Mending {
  return {
    remedy: {
      zh: '改名为 .damaged，使其余部分可用；文件中的内容不再显示',
      en: 'rename it to .damaged so that everything else works; its content is no longer shown',
    },
    mend: () => setAside(file),
  };
}
