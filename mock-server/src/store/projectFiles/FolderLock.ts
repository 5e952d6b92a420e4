import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '#server/refusal/errorCode.ts';
import { folderMark, isCopied } from './folderMark.ts';
import { isHolder, removeStale, startOf, writeLock } from './lockFile.ts';
import { makeDataDir } from './projectPaths.ts';

const TOUCH_MS = 5000;
/** A lock of another machine counts as stale when its file was not touched for this long. */
const STALE_MS = 120_000;
/** Attempts to take a stale lock: another process may take it first. */
const MOST_TRIES = 5;
/** Error codes of a file that is not there. */
const GONE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** The process that holds a data folder. */
interface FolderHolder {
  readonly host: string;
  readonly pid: number;
  /** ISO 8601 instant. */
  readonly since: string;
  /** Start time of the process as the system reports it; '' when unknown. */
  readonly started: string;
  /** The locked folder (`folderMark`); '' in locks of earlier versions. */
  readonly mark: string;
}

/** Another server holds the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly holder: FolderHolder;

  constructor(
    readonly folder: string,
    holder: FolderHolder,
  ) {
    const isHere = holder.host === hostname();
    super(
      `Another server is using the data folder ${folder}: process ${String(holder.pid)}${isHere ? '' : ` on ${holder.host}`}, since ${holder.since}. ` +
        'Two servers would overwrite each other’s data. Stop that one, or set DATA_DIR to another folder.' +
        // Whether a process of another machine runs cannot be seen from here.
        (isHere
          ? ''
          : ` If it has ended, for example because this computer was renamed or its container replaced, try again in two minutes, or delete ${folderLockPath(folder)}.`),
    );
    this.holder = holder;
  }
}

export function folderLockPath(dataDir: string): string {
  return join(dataDir, 'server.lock');
}

/**
 * Locks a data folder for one server: servers cache what they wrote, so two of them would undo each other's saves. The lock is a
 * file created exclusively; the lock of an ended process is taken over, and so is one that came with a copy of the folder. Commands may run beside a server: imports hold the lock of
 * their project.
 */
export class FolderLock {
  readonly #file: string;
  readonly #content: string;
  readonly #timer: NodeJS.Timeout;
  #isLost = false;
  /** The folder came with the lock of a server that still runs in the folder it was copied from. */
  readonly isOfCopy: boolean;

  private constructor(file: string, content: string, isOfCopy: boolean) {
    this.#file = file;
    this.#content = content;
    this.isOfCopy = isOfCopy;
    this.#timer = setInterval(() => this.#touch(), TOUCH_MS).unref();
  }

  /** @throws FolderInUseError while another server holds the folder; the file system's error when it cannot be written. */
  static take(dataDir: string): FolderLock {
    makeDataDir(dataDir);
    const file = folderLockPath(dataDir);
    const { pid } = process;
    const mine = {
      host: hostname(),
      pid,
      since: new Date().toISOString(),
      started: startOf(pid),
      mark: folderMark(dataDir),
    };
    const content = [mine.host, pid, mine.since, mine.started, randomBytes(9).toString('hex'), mine.mark].join('\n');
    let isOfCopy = false;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (writeLock(file, content)) return new FolderLock(file, content, isOfCopy);
      const found = readHolder(file);
      if (found === null) continue;
      if (isHeld(dataDir, found.holder, found.touched)) throw new FolderInUseError(dataDir, found.holder);
      const { host, pid: holder, started, mark } = found.holder;
      isOfCopy ||= host === mine.host && isCopied(mark, dataDir) && isHolder(holder, started) !== false;
      removeStale(file, found.content);
    }
    const found = readHolder(file);
    throw new FolderInUseError(dataDir, found?.holder ?? { host: '', pid: 0, since: '?', started: '', mark: '' });
  }

  release(): void {
    clearInterval(this.#timer);
    try {
      if (readFileSync(this.#file, 'utf8') === this.#content) rmSync(this.#file, { force: true });
    } catch {
      // Already deleted.
    }
  }

  #touch(): void {
    try {
      if (readFileSync(this.#file, 'utf8') === this.#content) {
        const now = Date.now() / 1000;
        utimesSync(this.#file, now, now);
        return;
      }
    } catch (error) {
      // With too many open files, for example, it can't be read for a moment, and may still be there.
      if (!GONE.has(errorCode(error))) return;
    }
    // Somebody may have deleted the lock on purpose: do not recreate it.
    if (!this.#isLost) console.error(lockLost(this.#file));
    this.#isLost = true;
  }
}

const lockLost = (file: string): string =>
  `The lock ${file} of this server is gone: the data folder was moved, deleted or replaced, or another server took it. ` +
  'Restart this server, or its changes may be lost.';

/** The server that holds a folder; null: none. */
export function folderHolder(dataDir: string): FolderHolder | null {
  const found = readHolder(folderLockPath(dataDir));
  return found !== null && isHeld(dataDir, found.holder, found.touched) ? found.holder : null;
}

function readHolder(file: string): { holder: FolderHolder; content: string; touched: number } | null {
  try {
    const touched = statSync(file).mtimeMs;
    const content = readFileSync(file, 'utf8');
    const [host = '', pid = '', since = '', started = '', , ...mark] = content.split('\n');
    return { holder: { host, pid: Number(pid), since, started, mark: mark.join('\n') }, content, touched };
  } catch {
    return null;
  }
}

function isHeld(dataDir: string, { host, pid, since, started, mark }: FolderHolder, touched: number): boolean {
  if (host !== hostname()) return Date.now() - touched <= STALE_MS;
  if (isCopied(mark, dataDir)) return false;
  // In containers, every server may have the same process id.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  return isHolder(pid, started) ?? Date.parse(since) > Date.now() - uptime() * 1000;
}
