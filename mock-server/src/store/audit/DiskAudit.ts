import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  createReadStream,
  createWriteStream,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { AUDIT_DEEDS, AUDIT_KINDS } from '#client/api/schemas/auditSchemas.ts';
import { DAY_MS } from '#client/lib/dates.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { cutHalfLine } from '../projectFiles/cutHalfLine.ts';
import { lineBatches } from '../projectFiles/lineBatches.ts';
import { replaceFile } from '../projectFiles/replaceFile.ts';
import { writeAll } from '../projectFiles/writeAll.ts';
import { AuditIndex } from './AuditIndex.ts';
import type { AuditSelection } from './AuditIndex.ts';
import type { AuditEntry, AuditLog, FoundEntries } from './AuditLog.ts';

const entrySchema = v.object({
  at: v.string(),
  kind: v.picklist(AUDIT_KINDS),
  deed: v.picklist(AUDIT_DEEDS),
  team_id: v.string(),
  user_id: v.string(),
  project_ids: v.array(v.string()),
  project_name: v.string(),
  subject: v.object({ id: v.string(), name: v.string() }),
  count: v.nullable(v.number()),
});

const KEPT_MS = 400 * DAY_MS;

/** The log on disk: one line per entry in `audit.jsonl` of the data folder, append-only. Entries are kept for 400 days. */
export class DiskAudit implements AuditLog {
  readonly #file: string;
  /** Whether the file's last line is complete. */
  #isTidy = false;
  #known = nothingKnown();
  /** The reading or shortening that is under way: one at a time, as both need the bytes where they are. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'audit.jsonl');
  }

  add(entry: AuditEntry): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    if (!this.#isTidy) cutHalfLine(this.#file);
    this.#isTidy = false;
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
    this.#isTidy = true;
  }

  /** Reads what was added since the last time; skips unreadable lines, such as a full disk leaves. */
  find(selection: AuditSelection, pause: () => Promise<void>): Promise<FoundEntries> {
    return this.#inTurn(async () => {
      await this.#catchUp(pause);
      const { index } = this.#known;
      const { total, entries } = index.select(selection);
      const list = await this.#read(entries);
      return { list, total, heads: index.heads, latestHeads: index.latestHeads };
    });
  }

  dropOld(now: number): Promise<void> {
    return this.#inTurn(() => this.#dropOld(now));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #catchUp(pause: () => Promise<void>): Promise<void> {
    const { ino, size } = statSync(this.#file, { throwIfNoEntry: false }) ?? { ino: 0, size: 0 };
    // Another file, such as a mended one.
    if (ino !== this.#known.ino || size < this.#known.end) this.#known = nothingKnown(ino);
    const { index, starts } = this.#known;
    for await (const lines of lineBatches(this.#file, this.#known.end)) {
      for (const { text, from, end } of lines) {
        const entry = entryOf(text);
        if (entry !== null) {
          index.add(entry);
          starts.push(from);
        }
        this.#known.end = end;
      }
      await pause();
    }
  }

  async #read(entries: readonly number[]): Promise<AuditEntry[]> {
    if (entries.length === 0) return [];
    const { starts, end } = this.#known;
    const handle = await open(this.#file, 'r');
    try {
      const list: AuditEntry[] = [];
      for (const number of entries) {
        const from = starts[number] ?? end;
        const bytes = Buffer.alloc((starts[number + 1] ?? end) - from);
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
        const [line = ''] = bytes.toString('utf8', 0, bytesRead).split('\n', 1);
        const entry = entryOf(line);
        if (entry !== null) list.push(entry);
      }
      return list;
    } finally {
      await handle.close();
    }
  }

  async #dropOld(now: number): Promise<void> {
    const oldest = new Date(now - KEPT_MS).toISOString();
    const from = await this.#firstSince(oldest);
    if (from === 0) return;
    const part = `${this.#file}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      const { size } = statSync(this.#file);
      await writeFile(part, '', { flag: 'wx', mode: 0o600 });
      if (from < size) {
        await pipeline(
          createReadStream(this.#file, { start: from, end: size - 1 }),
          createWriteStream(part, { flags: 'a' }),
        );
      }
      this.#replaceBy(part, size);
    } finally {
      rmSync(part, { force: true });
    }
  }

  /** The byte at which the first entry since then begins; the end of the lines when there is none. */
  async #firstSince(oldest: string): Promise<number> {
    let end = 0;
    for await (const lines of lineBatches(this.#file)) {
      for (const { text, from, end: next } of lines) {
        if (isSince(text, oldest)) return from;
        end = next;
      }
    }
    return end;
  }

  /** Without a pause, so that no entry is added in between. @param size the bytes that were copied */
  #replaceBy(part: string, size: number): void {
    const handle = openSync(part, 'a');
    try {
      writeAll(handle, bytesFrom(this.#file, size));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    replaceFile(part, this.#file);
  }
}

/** What is known of the file: its lines up to `end`, and where each entry starts. */
interface KnownLines {
  readonly ino: number;
  readonly index: AuditIndex;
  readonly starts: number[];
  end: number;
}

function nothingKnown(ino = 0): KnownLines {
  return { ino, index: new AuditIndex(), starts: [], end: 0 };
}

function isSince(line: string, oldest: string): boolean {
  const entry = jsonOf(line);
  return isPlainObject(entry) && typeof entry['at'] === 'string' && entry['at'] >= oldest;
}

function bytesFrom(file: string, from: number): Buffer {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(fstatSync(handle).size - from);
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, from));
  } finally {
    closeSync(handle);
  }
}

/** Whether a line of the log is valid. */
export function isAuditLine(line: string): boolean {
  return v.is(entrySchema, jsonOf(line));
}

function entryOf(line: string): AuditEntry | null {
  const parsed = v.safeParse(entrySchema, jsonOf(line));
  return parsed.success ? parsed.output : null;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
