import { existsSync, statSync } from 'node:fs';
import type { Text } from '#server/refusal/text.ts';
import { readLines } from '../projectFiles/readLines.ts';
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
  /** The beginning of a line at the end of the file was never acknowledged: not a damage. */
  readonly mayEndOpen: boolean;
}

/** Checks an append-only file of lines. A repair keeps the readable lines and sets the original file aside. */
export function checkLines({ file, isWhole, lost, mayEndOpen }: LinesFile): readonly Finding[] {
  if (!existsSync(file)) return [];
  const { size: end } = statSync(file);
  let [count, damaged, firstDamaged] = [0, 0, 0];
  for (const { text, from, size } of readLines(file)) {
    if (mayEndOpen && from + size === end && text.startsWith('{')) continue;
    count += 1;
    if (text.trim() === '' || isWhole(text)) continue;
    damaged += 1;
    if (damaged === 1) firstDamaged = count;
  }
  if (damaged === 0) return [];
  const [all, wrong, first] = [String(count), String(damaged), String(firstDamaged)];
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
        const lines = keptLines(file, (line) => line.trim() !== '' && isWhole(line));
        writeWhole(file, lines, OWNER_ONLY);
      },
    },
  ];
}

function* keptLines(file: string, isKept: (line: string) => boolean): Generator<string> {
  for (const { text } of readLines(file)) if (isKept(text)) yield `${text}\n`;
}
