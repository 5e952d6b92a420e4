import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from '../../refusal/errorCode.ts';

/** Whether a process of this machine is there. One that may not be asked is. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** When a process began, where the system tells (Linux): ticks since the machine did; else ''. */
export function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // After the name, which may hold anything, in brackets; the 22nd field of all.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Whether a process of this machine is the one that took a lock; null where the system does not tell: its number may be another's by now. */
export function isHolder(pid: number, started: string): boolean | null {
  if (!isRunning(pid)) return false;
  const startsNow = startOf(pid);
  return started === '' || startsNow === '' ? null : started === startsNow;
}

/** Removes a lock that was found stale, unless somebody else did so and took it in between. */
export function removeStale(file: string, content: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== content) linkSync(aside, file);
  } catch {
    // Somebody was quicker; the next try shows how it stands.
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Makes a lock unless there is one. @throws the file system's error when the folder cannot be written. */
export function writeLock(file: string, content: string): boolean {
  // Written aside and linked: nobody ever sees a lock without its holder's name in it.
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    // On a full disk it fails once the file is there.
    writeFileSync(aside, content, { flag: 'wx' });
    linkSync(aside, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
