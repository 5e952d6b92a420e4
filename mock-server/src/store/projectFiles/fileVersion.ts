import { statSync } from 'node:fs';

/** A version that changes with each write or replacement of a file; null when it is missing. */
export function fileVersion(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? null : [stat.mtimeMs, stat.size, stat.ino].join('-');
}
