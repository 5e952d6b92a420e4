import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isHolder, removeStale, startOf, writeLock } from './lockFile.ts';

/** A holder that runs touches its file far more often than this. */
const STALE_MS = 120_000;
const TOUCH_MS = 5000;
const RETRY_MS = 100;

/** The content of a lock that nobody holds any more; null when it is held, or gone by now. */
function staleContent(file: string): string | null {
  try {
    const { mtimeMs } = statSync(file);
    const content = readFileSync(file, 'utf8');
    const [host, pid = '', , started = ''] = content.split('\n');
    const isHeld = host === hostname() ? isHolder(Number(pid), started) : null;
    return (isHeld ?? Date.now() - mtimeMs <= STALE_MS) ? null : content;
  } catch {
    return null;
  }
}

/**
 * Lets one process at a time write a project: a second import would start from the answers the first began with, and its files
 * would take the place of the first one's. The lock is a file made exclusively; it names the machine and the process that hold it, so
 * that one left by a process that was killed is taken over at once, and one from another machine once nobody has touched it for two minutes.
 * A process that still runs keeps it however long it holds its thread up, or this machine sleeps; where the system does not tell when
 * processes began (other than Linux), it goes by age as from another machine. That is why it is no proper-lockfile, which goes by age alone.
 */
export class ProjectLock {
  readonly #file: string;
  readonly #content: string;
  #touched = Date.now();

  private constructor(file: string, content: string) {
    this.#file = file;
    this.#content = content;
  }

  /**
   * Takes the lock of a project, waiting for whoever holds it.
   * @param onWait told at each vain try
   * @throws the file system's error when the folder cannot be written
   */
  static async take(dataDir: string, projectId: string, onWait: () => void): Promise<ProjectLock> {
    mkdirSync(dataDir, { recursive: true });
    const file = join(dataDir, `${projectId}.lock`);
    const { pid } = process;
    const content = [hostname(), pid, randomBytes(9).toString('hex'), startOf(pid)].join('\n');
    for (;;) {
      if (writeLock(file, content)) return new ProjectLock(file, content);
      const stale = staleContent(file);
      if (stale === null) {
        onWait();
        await pause(RETRY_MS);
      } else {
        removeStale(file, stale);
      }
    }
  }

  /**
   * Holds the lock of a project while some work is done.
   * @throws what the work throws, `onWait`, and the file system's error when the folder cannot be written
   */
  static async hold<T>(
    dataDir: string,
    projectId: string,
    work: (lock: ProjectLock) => T | Promise<T>,
    onWait: () => void = () => undefined,
  ): Promise<T> {
    const lock = await ProjectLock.take(dataDir, projectId, onWait);
    return lock.during(() => work(lock));
  }

  /** Whether somebody holds the lock of a project now. */
  static isHeld(dataDir: string, projectId: string): boolean {
    const file = join(dataDir, `${projectId}.lock`);
    return existsSync(file) && staleContent(file) === null;
  }

  /** Keeps the lock until some work is done. Work that does not let others run has to touch it itself. @throws what the work throws */
  async during<T>(work: () => T | Promise<T>): Promise<T> {
    const touching = setInterval(() => this.touch(), TOUCH_MS).unref();
    try {
      return await work();
    } finally {
      clearInterval(touching);
      this.release();
    }
  }

  /** Says that the holder still works; cheap enough to be called all the time. */
  touch(): void {
    const now = Date.now();
    if (now - this.#touched < TOUCH_MS) return;
    this.#touched = now;
    try {
      utimesSync(this.#file, now / 1000, now / 1000);
    } catch {
      // Taken over after a long sleep of this machine; the work is nearly done all the same.
    }
  }

  release(): void {
    try {
      if (readFileSync(this.#file, 'utf8') === this.#content) rmSync(this.#file, { force: true });
    } catch {
      // It is gone already.
    }
  }
}
