import { realpathSync, statSync } from 'node:fs';

/**
 * Identity of a folder: its inode and, after a space, its path without symbolic links. '' when unknown.
 */
export function folderMark(folder: string): string {
  try {
    return `${String(statSync(folder, { bigint: true }).ino)} ${realpathSync(folder)}`;
  } catch {
    return '';
  }
}

/**
 * Whether a lock was taken in another folder and came here with a copy (`cp -a`). Only if both inode and path differ: a bind mount shows
 * the same folder under another path, and some file systems give a folder another inode after a while.
 * @param mark the mark in the lock; '' in locks of earlier versions
 */
export function isCopied(mark: string, folder: string): boolean {
  const here = folderMark(folder);
  if (mark === '' || here === '') return false;
  const [inode = '', inodeHere = ''] = [mark, here].map((one) => one.slice(0, one.indexOf(' ')));
  return inode !== inodeHere && mark.slice(inode.length) !== here.slice(inodeHere.length);
}
