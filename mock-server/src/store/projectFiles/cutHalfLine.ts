import { existsSync, readFileSync, truncateSync } from 'node:fs';

/** Truncates a partial last line that a kill or a full disk left: the next line would be appended to it. */
export function cutHalfLine(file: string): void {
  if (!existsSync(file)) return;
  const content = readFileSync(file);
  const end = content.lastIndexOf(0x0a) + 1;
  if (end < content.length) truncateSync(file, end);
}
