import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fullDisk } from '#server/refusal/fullDisk.ts';
import { folderMark, isCopied } from './folderMark.ts';
import { isHolder, removeStale, startOf, writeLock } from './lockFile.ts';
import { makeDataDir } from './projectPaths.ts';

/** Age of a stale lock: a running holder touches its file far more often. */
const STALE_MS = 120_000;
const TOUCH_MS = 5000;
const RETRY_MS = 100;

/** The content of a stale lock; null when it is held or deleted. */
function staleContent(file: string): string | null {
  const dataDir = dirname(file);
  try {
    const { mtimeMs } = statSync(file);
    const content = readFileSync(file, 'utf8');
    const [host, pid = '', , started = '', ...mark] = content.split('\n');
    const isHere = host === hostname();
    if (isHere && isCopied(mark.join('\n'), dataDir)) return content;
    const isHeld = isHere ? isHolder(Number(pid), started) : null;
    return (isHeld ?? Date.now() - mtimeMs <= STALE_MS) ? null : content;
  } catch {
    return null;
  }
}

/**
 * Lets one process at a time write a project: concurrent imports would start from the same answers, and the later one would overwrite
 * the earlier. The lock is a file created exclusively that names machine and process. The lock of a killed process is taken over at
 * once, that of another machine after two minutes without a touch, that of a folder this one was copied from at once. A running process keeps it, even when its event loop blocks or the
 * machine sleeps; where start times of processes are unknown (other systems than Linux), age decides. proper-lockfile does not serve,
 * because it decides by age only.
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
   * Takes the lock of a project; waits for its holder.
   * @param onWait called after each failed attempt
   * @throws the file system's error when the folder cannot be written
   */
  static async take(dataDir: string, projectId: string, onWait: () => void): Promise<ProjectLock> {
    makeDataDir(dataDir);
    const file = join(dataDir, `${projectId}.lock`);
    const { pid } = process;
    const content = [hostname(), pid, randomBytes(9).toString('hex'), startOf(pid), folderMark(dataDir)].join('\n');
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
   * Runs work while holding the lock of a project.
   * @throws the errors of the work and of `onWait`; the file system's error when the folder cannot be written
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

  /**
   * `hold` for work that deletes: on a full disk no lock can be written, and deleting is what makes room. Unless somebody holds the
   * lock, the work is then done without one, as nobody else can write there either.
   * @throws as `hold`
   */
  static async holdToDelete<T>(
    dataDir: string,
    projectId: string,
    work: () => T | Promise<T>,
    onWait: () => void = () => undefined,
  ): Promise<T> {
    let lock: ProjectLock;
    try {
      lock = await ProjectLock.take(dataDir, projectId, onWait);
    } catch (error) {
      if (fullDisk(error) === null || ProjectLock.isHeld(dataDir, projectId)) throw error;
      return work();
    }
    return lock.during(work);
  }

  /** Whether the lock of a project is held. */
  static isHeld(dataDir: string, projectId: string): boolean {
    const file = join(dataDir, `${projectId}.lock`);
    return existsSync(file) && staleContent(file) === null;
  }

  /** Keeps the lock during work. Work that blocks the event loop must call `touch`. @throws the errors of the work */
  async during<T>(work: () => T | Promise<T>): Promise<T> {
    const touching = setInterval(() => this.touch(), TOUCH_MS).unref();
    try {
      return await work();
    } finally {
      clearInterval(touching);
      this.release();
    }
  }

  /** Renews the lock; cheap enough for frequent calls. */
  touch(): void {
    const now = Date.now();
    if (now - this.#touched < TOUCH_MS) return;
    this.#touched = now;
    try {
      utimesSync(this.#file, now / 1000, now / 1000);
    } catch {
      // Taken over after a long sleep of this machine; the work continues.
    }
  }

  release(): void {
    try {
      if (readFileSync(this.#file, 'utf8') === this.#content) rmSync(this.#file, { force: true });
    } catch {
      // Already deleted.
    }
  }
}
