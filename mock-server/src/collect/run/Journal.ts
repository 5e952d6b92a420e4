import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import * as v from 'valibot';
import { AppendFile } from './AppendFile.ts';
import { journalLineSchema } from './journalLines.ts';
import type { JournalLine } from './journalLines.ts';

const LINE_FEED = 0x0a;

/** The lines of a journal, and their size in bytes: a line truncated by a kill was never acknowledged. */
export function readJournal(file: string): JournalPiece {
  return existsSync(file) ? linesIn(readFileSync(file)) : { lines: [], bytes: 0 };
}

function linesIn(content: Buffer): JournalPiece {
  const bytes = content.lastIndexOf(LINE_FEED) + 1;
  const texts = content.subarray(0, bytes).toString('utf8').split('\n').slice(0, -1);
  return { lines: texts.flatMap((text) => lineOf(text) ?? []), bytes };
}

/** A part of a journal. */
interface JournalPiece {
  readonly lines: readonly JournalLine[];
  /** Offset of the next part. */
  readonly bytes: number;
}

/** The lines of a journal from the byte offset of a line. @throws the file system's error if the file is gone */
export function readJournalFrom(file: string, from: number): JournalPiece {
  const handle = openSync(file, 'r');
  try {
    const content = Buffer.alloc(Math.max(0, fstatSync(handle).size - from));
    const { lines, bytes } = linesIn(content.subarray(0, readSync(handle, content, 0, content.length, from)));
    return { lines, bytes: from + bytes };
  } finally {
    closeSync(handle);
  }
}

/** Whether a text is a valid journal line. */
export function isJournalLine(text: string): boolean {
  return lineOf(text) !== null;
}

function lineOf(text: string): JournalLine | null {
  try {
    return v.parse(journalLineSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Writes a journal: an append resolves once the line is on disk. */
export class Journal {
  readonly #file: AppendFile;

  private constructor(file: AppendFile) {
    this.#file = file;
  }

  static async open(path: string): Promise<Journal> {
    return new Journal(await AppendFile.open(path, readJournal(path).bytes));
  }

  async append(line: JournalLine): Promise<void> {
    await this.#file.append(Buffer.from(`${JSON.stringify(line)}\n`));
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
