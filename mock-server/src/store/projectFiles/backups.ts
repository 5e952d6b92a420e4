import { copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';

/** Number of backups per definition. */
const BACKUPS = 3;

/** Paths of a file's backups, latest first; some may be missing. */
export function backupsOf(file: string): readonly string[] {
  return Array.from({ length: BACKUPS }, (_, index) => `${file}.${String(index + 1)}`);
}

/** Keeps the current version of a file as its latest backup before a replacement. Errors do not fail the save. */
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

/** A hard link suffices: the new version is renamed into place, so the old content stays under its second name. */
function linkOrCopy(from: string, to: string): void {
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
