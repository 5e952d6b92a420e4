import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import * as v from 'valibot';
import { GrowingColumn, doubles, words } from '../../analysis/table/GrowingColumn.ts';
import type { TextStore } from '../../analysis/table/TextStore.ts';
import type { AnswerTexts } from '../../analysis/table/AnswerTable.ts';
import { ImportStoreError } from '../../refusal/ImportStoreError.ts';

/** What tells one version of a file from the next. */
export interface FileVersion {
  readonly size: number;
  readonly mtimeMs: number;
}

/** Where the line of each answer stands in the file: bytes. */
interface LinePlaces {
  readonly from: Float64Array;
  readonly size: Uint32Array;
}

/** Texts that another thread of this process can read: where they stand in a file that is open. */
export interface LineParts {
  readonly file: string;
  readonly places: LinePlaces;
  readonly handle: number;
}

/** Remembers while a table is made where each answer's line stands, instead of its text. */
export class LineStore implements TextStore {
  readonly #from = new GrowingColumn(doubles);
  readonly #size = new GrowingColumn(words);
  readonly #file: () => string;
  #places: LinePlaces | null = null;

  /** @param file the file of the lines, asked for when the table is finished. */
  constructor(file: () => string) {
    this.#file = file;
  }

  /** To be told before each answer is added. */
  next(from: number, size: number): void {
    this.#from.push(from);
    this.#size.push(size);
  }

  append(): void {
    // The text stands in the file.
  }

  finish(order: Uint32Array | null): LineTexts {
    this.#places = { from: this.#from.toArray(order), size: this.#size.toArray(order) };
    return new LineTexts(this.#file(), this.#places);
  }
}

const lineSchema = v.object({ text: v.string() });

// The file of an earlier version, long replaced, is closed with the last table that reads from it.
const handles = new FinalizationRegistry<number>((handle) => closeSync(handle));

/** Texts read from the file of answers when they are asked for: a million of them would be gigabytes in memory. */
export class LineTexts implements AnswerTexts {
  readonly places: LinePlaces;
  readonly #file: string;
  #handle: number | null;
  #buffer = Buffer.allocUnsafeSlow(1 << 16);

  /** @param handle the file as others have opened it, and will close it; else it is opened here when it is read. */
  constructor(file: string, places: LinePlaces, handle: number | null = null) {
    this.#file = file;
    this.places = places;
    this.#handle = handle;
  }

  /** To be read elsewhere, in the version of the file that is read here, for as long as this object is held. */
  share(): LineParts {
    return { file: this.#file, places: this.places, handle: this.#opened() };
  }

  /** Opens the file, which from then on stays this version of it, whatever takes its place. */
  open(): FileVersion {
    const { size, mtimeMs } = fstatSync(this.#opened());
    return { size, mtimeMs };
  }

  /** Throws a RangeError for a row that is not there, and an ImportStoreError for a line that cannot be read. */
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
