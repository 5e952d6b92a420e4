import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './Finding.ts';

/** Minimum age: younger files may belong to a running command. */
const LEFTOVER_AGE = 10 * 60_000;

/** Finds partial files that a kill left behind. */
export function leftoversIn(folders: readonly string[], now: number): readonly Finding[] {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      return readdirSync(folder)
        .filter((name) => /\.(?:tmp|part)$/u.test(name))
        .map((name) => join(folder, name))
        .filter((file) => now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now) > LEFTOVER_AGE);
    });
  return files.map((file) => ({
    file,
    wrong: { zh: '写入中断后留下的不完整文件', en: 'an incomplete file left when the server or a command was stopped' },
    remedy: { zh: '删除；其中没有已确认保存的内容', en: 'delete it; it contains nothing that was saved' },
    mend: () => rmSync(file, { force: true }),
  }));
}
