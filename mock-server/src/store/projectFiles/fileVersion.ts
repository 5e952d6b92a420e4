import { statSync } from 'node:fs';

/** Changes whenever a file is written, in place or by another that takes its name; null while there is none. */
export function fileVersion(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? null : [stat.mtimeMs, stat.size, stat.ino].join('-');
}
