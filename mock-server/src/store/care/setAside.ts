import { copyFileSync, existsSync, renameSync } from 'node:fs';

/** An unused name beside a file for its damaged version. */
function asideName(file: string): string {
  let name = `${file}.damaged`;
  for (let count = 2; existsSync(name); count += 1) name = `${file}.damaged-${String(count)}`;
  return name;
}

/** Renames a damaged file; its content is kept. */
export function setAside(file: string): void {
  if (existsSync(file)) renameSync(file, asideName(file));
}

/** `setAside` as a copy: the file stays in place. */
export function copyAside(file: string): void {
  if (existsSync(file)) copyFileSync(file, asideName(file));
}
