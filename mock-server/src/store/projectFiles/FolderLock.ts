import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { isHolder, removeStale, startOf, writeLock } from './lockFile.ts';

const TOUCH_MS = 5000;
/** A holder on another machine that did not touch its file for so long has ended. */
const STALE_MS = 120_000;
/** Somebody else may take what was found stale; then that one holds it. */
const MOST_TRIES = 5;

/** Who uses a data folder. */
interface FolderHolder {
  readonly host: string;
  readonly pid: number;
  /** ISO 8601 instant. */
  readonly since: string;
  /** When the process began as its system counts it; '' where that does not tell. */
  readonly started: string;
}

/** Another server uses the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly holder: FolderHolder;

  constructor(
    readonly folder: string,
    holder: FolderHolder,
  ) {
    const where = holder.host === hostname() ? '' : ` on ${holder.host}`;
    super(
      `Another server is using the data folder ${folder}: process ${String(holder.pid)}${where}, since ${holder.since}. ` +
        'Two servers would overwrite each other’s data. Stop that one, or set DATA_DIR to another folder.',
    );
    this.holder = holder;
  }
}

export function folderLockPath(dataDir: string): string {
  return join(dataDir, 'server.lock');
}

/**
 * Holds a data folder for one server: each keeps in memory what it last wrote, so two of them would undo each other's saves. The lock is a
 * file made exclusively, taken over from a process that has ended. Commands work beside a server: those that bring answers or logs in hold the lock of their project.
 */
export class FolderLock {
  readonly #file: string;
  readonly #content: string;
  readonly #timer: NodeJS.Timeout;

  private constructor(file: string, content: string) {
    this.#file = file;
    this.#content = content;
    this.#timer = setInterval(() => this.#touch(), TOUCH_MS).unref();
  }

  /** @throws FolderInUseError while another server uses the folder, and the file system's error when it cannot be written. */
  static take(dataDir: string): FolderLock {
    mkdirSync(dataDir, { recursive: true });
    const file = folderLockPath(dataDir);
    const { pid } = process;
    const mine = { host: hostname(), pid, since: new Date().toISOString(), started: startOf(pid) };
    const content = [mine.host, pid, mine.since, mine.started, randomBytes(9).toString('hex')].join('\n');
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (writeLock(file, content)) return new FolderLock(file, content);
      const found = readHolder(file);
      if (found === null) continue;
      if (isHeld(found.holder, found.touched)) throw new FolderInUseError(dataDir, found.holder);
      removeStale(file, found.content);
    }
    const found = readHolder(file);
    throw new FolderInUseError(dataDir, found?.holder ?? { host: '', pid: 0, since: '?', started: '' });
  }

  release(): void {
    clearInterval(this.#timer);
    try {
      if (readFileSync(this.#file, 'utf8') === this.#content) rmSync(this.#file, { force: true });
    } catch {
      // It is gone already.
    }
  }

  #touch(): void {
    try {
      const now = Date.now() / 1000;
      utimesSync(this.#file, now, now);
    } catch {
      // Somebody removed it; the next server will say nothing, which is their wish.
    }
  }
}

/** The server that uses a folder now; null: none does. */
export function folderHolder(dataDir: string): FolderHolder | null {
  const found = readHolder(folderLockPath(dataDir));
  return found !== null && isHeld(found.holder, found.touched) ? found.holder : null;
}

function readHolder(file: string): { holder: FolderHolder; content: string; touched: number } | null {
  try {
    const touched = statSync(file).mtimeMs;
    const content = readFileSync(file, 'utf8');
    const [host = '', pid = '', since = '', started = ''] = content.split('\n');
    return { holder: { host, pid: Number(pid), since, started }, content, touched };
  } catch {
    return null;
  }
}

function isHeld({ host, pid, since, started }: FolderHolder, touched: number): boolean {
  if (host !== hostname()) return Date.now() - touched <= STALE_MS;
  // In a container every server may have the number this one has.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  return isHolder(pid, started) ?? Date.parse(since) > Date.now() - uptime() * 1000;
}
