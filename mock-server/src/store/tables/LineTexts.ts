import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import * as v from 'valibot';
import type { AnswerTexts } from '#server/analysis/table/AnswerTable.ts';
import { GrowingColumn, doubles, words } from '#server/analysis/table/GrowingColumn.ts';
import type { TextStore } from '#server/analysis/table/TextStore.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';

/** Identifies a version of a file. */
export interface FileVersion {
  readonly size: number;
  readonly mtimeMs: number;
}

/** Byte range of each answer's line in the file. */
interface LinePlaces {
  readonly from: Float64Array;
  readonly size: Uint32Array;
}

/** Texts that another thread can read: an open file handle and byte ranges. */
export interface LineParts {
  readonly file: string;
  readonly places: LinePlaces;
  readonly handle: number;
}

/** Records the byte range of each answer's line, in place of its text, while a table is built. */
export class LineStore implements TextStore {
  readonly #from = new GrowingColumn(doubles);
  readonly #size = new GrowingColumn(words);
  readonly #file: () => string;
  #places: LinePlaces | null = null;

  /** @param file gives the file of the lines when the table is finished. */
  constructor(file: () => string) {
    this.#file = file;
  }

  /** Call before each answer is added. */
  next(from: number, size: number): void {
    this.#from.push(from);
    this.#size.push(size);
  }

  append(): void {
    // The file holds the text.
  }

  finish(order: Uint32Array | null): LineTexts {
    this.#places = { from: this.#from.toArray(order), size: this.#size.toArray(order) };
    return new LineTexts(this.#file(), this.#places);
  }
}

const lineSchema = v.object({ text: v.string() });

// Closes the file of a replaced version with the last table that reads from it.
const handles = new FinalizationRegistry<number>((handle) => closeSync(handle));

/** Texts read from the answers file on demand: a million of them would take gigabytes of memory. */
export class LineTexts implements AnswerTexts {
  readonly places: LinePlaces;
  readonly #file: string;
  #handle: number | null;
  #buffer = Buffer.allocUnsafeSlow(1 << 16);

  /** @param handle an open file that its owner closes; without it, the file is opened at the first read. */
  constructor(file: string, places: LinePlaces, handle: number | null = null) {
    this.#file = file;
    this.places = places;
    this.#handle = handle;
  }

  /** Handle and ranges for another thread, valid for the same file version while this object is referenced. */
  share(): LineParts {
    return { file: this.#file, places: this.places, handle: this.#opened() };
  }

  /** Opens the file, which pins its version even if another file replaces it. */
  open(): FileVersion {
    const { size, mtimeMs } = fstatSync(this.#opened());
    return { size, mtimeMs };
  }

  /** Bytes of the whole line. */
  size(row: number): number {
    return this.places.size[row] ?? 0;
  }

  /** @throws RangeError for a missing row, ImportStoreError for an unreadable line. */
  text(row: number): string {
    const from = this.places.from[row];
    const size = this.places.size[row];
    if (from === undefined || size === undefined) {
      throw new RangeError(`There is no answer in row ${String(row)}.`);
    }
    if (this.#buffer.length < size) this.#buffer = Buffer.allocUnsafeSlow(size * 2);
    const read = readSync(this.#opened(), this.#buffer, 0, size, from);
    try {
      const value: unknown = JSON.parse(this.#buffer.toString('utf8', 0, read));
      return v.parse(lineSchema, value).text;
    } catch (error) {
      throw new ImportStoreError(`${this.#file}, byte ${String(from)}: not the line of an answer`, { cause: error });
    }
  }

  #opened(): number {
    if (this.#handle === null) {
      this.#handle = openSync(this.#file, 'r');
      handles.register(this, this.#handle);
    }
    return this.#handle;
  }
}
