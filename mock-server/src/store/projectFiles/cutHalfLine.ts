import { existsSync, readFileSync, truncateSync } from 'node:fs';

/** Cuts off what a kill or a full disk left of the last line of a file: it would swallow the next one. */
export function cutHalfLine(file: string): void {
  if (!existsSync(file)) return;
  const content = readFileSync(file);
  const end = content.lastIndexOf(0x0a) + 1;
  if (end < content.length) truncateSync(file, end);
}
