import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '#server/refusal/errorCode.ts';

/** Errors of Windows for a file or folder that is open or holds an open file. Elsewhere they mean missing rights. */
const IN_USE: ReadonlySet<string> = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** An old version that `replaceFile` renamed. Ends like a temporary file, so that lists and backups skip it. */
const ASIDE = /^(?<original>.+)\.[0-9a-f]{12}\.aside\.tmp$/u;

type Rename = (from: string, to: string) => void;

const isInUse = (error: unknown): boolean => IN_USE.has(errorCode(error));

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Still open: `removeParts` removes it later.
  }
}

/**
 * Renames a finished temporary file over the file that it replaces. Windows does not replace an open file (the texts of answers stay
 * open), but lets it be renamed: there, the old version is renamed first and removed last. `putBack` mends a kill in between.
 * @param rename for tests: no other system refuses as Windows does
 * @throws the file system's error; the old version is then in place.
 */
export function replaceFile(part: string, file: string, rename: Rename = renameSync): void {
  try {
    rename(part, file);
  } catch (error) {
    if (!isInUse(error) || !existsSync(file)) throw error;
    const aside = `${file}.${randomBytes(6).toString('hex')}.aside.tmp`;
    try {
      rename(file, aside);
    } catch {
      throw error;
    }
    try {
      rename(part, file);
    } catch (second) {
      rename(aside, file);
      throw second;
    }
    removeQuietly(aside);
  }
}

/** Gives old versions their names back where a kill came between the renames of `replaceFile`. @throws the file system's error */
export function putBack(folder: string): void {
  for (const name of readdirSync(folder)) {
    const original = ASIDE.exec(name)?.groups?.['original'];
    if (original === undefined || existsSync(join(folder, original))) continue;
    renameSync(join(folder, name), join(folder, original));
  }
}

/**
 * Renames a folder. Windows does not rename one that holds an open file, but lets the file be moved: there, the entries are moved one by one.
 * @param rename for tests: no other system refuses as Windows does
 * @throws the file system's error
 */
export function moveFolder(from: string, to: string, rename: Rename = renameSync): void {
  try {
    rename(from, to);
  } catch (error) {
    if (!isInUse(error)) throw error;
    mkdirSync(to);
    try {
      for (const name of readdirSync(from)) rename(join(from, name), join(to, name));
    } finally {
      // Where not even one could be moved, nothing is left of the attempt.
      if (readdirSync(to).length === 0) rmdirSync(to);
    }
    rmdirSync(from);
  }
}
