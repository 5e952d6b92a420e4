import { existsSync, readFileSync } from 'node:fs';
import type { Text } from '#server/refusal/text.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';
import type { Finding } from './Finding.ts';
import { copyAside } from './setAside.ts';

const OWNER_ONLY = 0o600;

/** Describes a file of lines to the check. */
interface LinesFile {
  readonly file: string;
  readonly isWhole: (line: string) => boolean;
  /** What the unreadable lines held. */
  readonly lost: Text;
  /** A last line without a line break was never acknowledged: not a damage. */
  readonly mayEndOpen: boolean;
}

/** Checks an append-only file of lines. A repair keeps the readable lines and sets the original file aside. */
export function checkLines({ file, isWhole, lost, mayEndOpen }: LinesFile): readonly Finding[] {
  if (!existsSync(file)) return [];
  const parts = readFileSync(file, 'utf8').split('\n');
  const last = parts.pop() ?? '';
  const lines = mayEndOpen || last === '' ? parts : [...parts, last];
  const damaged = lines.flatMap((line, index) => (line.trim() === '' || isWhole(line) ? [] : [index + 1]));
  if (damaged.length === 0) return [];
  const [all, wrong, first] = [String(lines.length), String(damaged.length), String(damaged[0])];
  return [
    {
      file,
      wrong: {
        zh: `${all} 行中有 ${wrong} 行无法读取（首行：第 ${first} 行）`,
        en: `${wrong} of ${all} lines can’t be read (first: line ${first})`,
      },
      remedy: {
        zh: `保留其余各行，原文件另存为 .damaged；${lost.zh}`,
        en: `keep the readable lines and a copy of the file (.damaged); ${lost.en}`,
      },
      mend: () => {
        copyAside(file);
        const whole = lines.filter((line) => line.trim() !== '' && isWhole(line));
        writeWhole(file, whole.map((line) => `${line}\n`).join(''), OWNER_ONLY);
      },
    },
  ];
}
