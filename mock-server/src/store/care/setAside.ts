import { copyFileSync, existsSync, renameSync } from 'node:fs';

/** A name beside a file for what is wrong with it, not taken yet. */
function asideName(file: string): string {
  let name = `${file}.damaged`;
  for (let count = 2; existsSync(name); count += 1) name = `${file}.damaged-${String(count)}`;
  return name;
}

/** Moves a damaged file aside, whole as it is: nothing is thrown away. */
export function setAside(file: string): void {
  if (existsSync(file)) renameSync(file, asideName(file));
}

/** As `setAside`, leaving the file where it is. */
export function copyAside(file: string): void {
  if (existsSync(file)) copyFileSync(file, asideName(file));
}
