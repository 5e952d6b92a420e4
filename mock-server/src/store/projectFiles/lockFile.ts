import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from '#server/refusal/errorCode.ts';

/** Whether a process of this machine exists. A process of another user (EPERM) does. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** Start time of a process (Linux: ticks since boot); '' on other systems. */
export function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // Field 22; counted after the process name in brackets, which may hold any character.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Whether a process of this machine took a lock; null when unknown, as process ids are reused. */
export function isHolder(pid: number, started: string): boolean | null {
  if (!isRunning(pid)) return false;
  const startsNow = startOf(pid);
  return started === '' || startsNow === '' ? null : started === startsNow;
}

/**
 * Gives a lock its name, unless one exists. Some disks (exFAT, network shares) have no hard links: there, a lock may be seen before it names
 * its holder, and then counts as that of another machine.
 * @throws the file system's error; EEXIST when there is a lock
 */
function place(aside: string, file: string, content: string): void {
  try {
    linkSync(aside, file);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw error;
    writeFileSync(file, content, { flag: 'wx' });
  }
}

/** Removes a stale lock, unless another process has taken it over in between. */
export function removeStale(file: string, content: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    renameSync(file, aside);
    const found = readFileSync(aside, 'utf8');
    if (found !== content) place(aside, file, found);
  } catch {
    // Another process was quicker; the next attempt decides.
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Creates a lock unless one exists. @throws the file system's error when the folder cannot be written. */
export function writeLock(file: string, content: string): boolean {
  // Written to a temporary file and linked, so that a lock always names its holder.
  const aside = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    // On a full disk the write fails after the file was created.
    writeFileSync(aside, content, { flag: 'wx' });
    place(aside, file, content);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
