import { copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';

/** How many earlier versions of a definition are kept beside it. */
const BACKUPS = 3;

/** The earlier versions of a file, the latest first; not all of them need be there. */
export function backupsOf(file: string): readonly string[] {
  return Array.from({ length: BACKUPS }, (_, index) => `${file}.${String(index + 1)}`);
}

/** Keeps the present version of a file as the latest of its backups, before another takes its place. It is no reason to fail a save. */
export function keepBackup(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return;
  const [latest = '', ...older] = backupsOf(file);
  try {
    const slots = [latest, ...older];
    for (let index = slots.length - 1; index > 0; index -= 1) {
      const [from = '', to = ''] = slots.slice(index - 1, index + 1);
      if (existsSync(from)) renameSync(from, to);
    }
    linkOrCopy(file, latest);
  } catch (error) {
    console.error(`Keeping ${latest}`, error);
  }
}

/** The new version is renamed into place, so the old one stays what it is under its second name. */
function linkOrCopy(from: string, to: string): void {
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
