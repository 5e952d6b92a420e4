import {
  closeSync,
  copyFileSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  fstatSync,
  openSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { MockError } from '#server/refusal/MockError.ts';
import { cutHalfLine } from '../projectFiles/cutHalfLine.ts';
import { writeAll } from '../projectFiles/writeAll.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';
import { formatAccountEntry, parseAccountEntry, placeOf } from './accountEntries.ts';
import type { AccountEntry } from './accountEntries.ts';

/** Owner only: the file holds password hashes and invitation codes. */
const OWNER_ONLY = 0o600;
/** Number of replaced lines that triggers a rewrite of the file. */
const MOST_REPLACED = 5000;

export function accountsPath(dataDir: string): string {
  return join(dataDir, 'accounts.jsonl');
}

/** Content of an accounts file, and its number of unreadable lines. */
interface ReadAccounts {
  readonly entries: readonly AccountEntry[];
  readonly lines: number;
  readonly damaged: readonly number[];
}

/**
 * Reads the accounts file; the last entry of an id wins. A last line cut off by a kill was never acknowledged and is dropped; what does not
 * even begin as an entry, such as the zeros of a damaged disk, may have been accounts.
 */
export function readAccounts(dataDir: string): ReadAccounts {
  const file = accountsPath(dataDir);
  if (!existsSync(file)) return { entries: [], lines: 0, damaged: [] };
  const lines = readFileSync(file, 'utf8').split('\n');
  if (/^(?:\{|$)/u.test(lines.at(-1) ?? '')) lines.pop();
  const latest = new Map<string, AccountEntry>();
  const damaged: number[] = [];
  for (const [index, line] of lines.entries()) {
    try {
      const entry = parseAccountEntry(line);
      latest.set(placeOf(entry), entry);
    } catch {
      damaged.push(index + 1);
    }
  }
  const entries = [...latest.values()].filter(({ kind }) => kind !== 'revoked');
  return { entries, lines: lines.length, damaged };
}

/**
 * The accounts of local mode on disk: an append-only log with one line per change, flushed before it is acknowledged. It is
 * compacted at the start and when it has grown.
 */
export class AccountFile {
  readonly #path: string;
  readonly #dataDir: string;
  #handle: number | null = null;
  #replaced = 0;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#path = accountsPath(dataDir);
  }

  /** The stored entries without expired logins. Unreadable lines are set aside and logged. */
  open(now: number): readonly AccountEntry[] {
    const { entries, lines, damaged } = readAccounts(this.#dataDir);
    const live = entries.filter((entry) => entry.kind !== 'token' || entry.value.expiresAt > now);
    if (damaged.length > 0) {
      copyFileSync(this.#path, `${this.#path}.damaged`);
      console.error(
        `${this.#path}: ${String(damaged.length)} of ${String(lines)} lines can’t be read (the first: line ${String(damaged[0])}). ` +
          `What they said of accounts is lost; the file as it was is kept as ${this.#path}.damaged`,
      );
    }
    if (live.length < lines) this.#rewrite(live);
    return live;
  }

  /**
   * @throws the file system's error, the file is then as it was before; MockError (507) when the open file is no longer in the data folder:
   * what is appended to it would be lost
   */
  append(entry: AccountEntry): void {
    const handle = this.#opened();
    const { size, ino } = fstatSync(handle);
    if (statSync(this.#path, { throwIfNoEntry: false })?.ino !== ino) throw folderGone();
    const bytes = Buffer.from(`${formatAccountEntry(entry)}\n`, 'utf8');
    try {
      writeAll(handle, bytes);
      fdatasyncSync(handle);
    } catch (error) {
      // A partial line would corrupt the next one.
      ftruncateSync(handle, size);
      throw error;
    }
    this.#replaced += 1;
    if (this.#replaced >= MOST_REPLACED) this.#rewrite(readAccounts(this.#dataDir).entries);
  }

  close(): void {
    if (this.#handle !== null) closeSync(this.#handle);
    this.#handle = null;
  }

  #opened(): number {
    if (this.#handle !== null) return this.#handle;
    mkdirSync(dirname(this.#path), { recursive: true });
    cutHalfLine(this.#path);
    this.#handle = openSync(this.#path, 'a+', OWNER_ONLY);
    return this.#handle;
  }

  #rewrite(entries: readonly AccountEntry[]): void {
    this.close();
    this.#replaced = 0;
    writeWhole(this.#path, entries.map((entry) => `${formatAccountEntry(entry)}\n`).join(''), OWNER_ONLY);
  }
}

function folderGone(): MockError {
  return new MockError(507, {
    zh: '服务器的数据文件夹在运行期间被移走、删除或替换，本次更改未保存。请把它放回原处，或重新启动服务。',
    en: 'The server’s data folder was moved, deleted or replaced while the server was running: this change was not saved. Put it back, or restart the server.',
  });
}
