import type { AnswerTexts } from '../types.ts';
import { GrowingColumn, bytes, doubles, words } from './GrowingColumn.ts';

/** Takes texts in while answers are read, and gives them back by row: in memory here, or on disk in another build. */
export interface TextStore {
  append(text: string): void;
  /** The texts by row; `order[row]` is the place a text was appended at, null when rows are in that order already. */
  finish(order: Uint32Array | null): AnswerTexts;
}

const CHUNK = 16 * 1024 * 1024;
const UTF8 = 0;
const UTF16 = 1;

/**
 * Texts as bytes in large buffers outside the heap: a million answers are then no work for the garbage collector, and each
 * takes the shorter of UTF-8 (English) and UTF-16 (Chinese). Offsets hold in both: half a surrogate pair, which UTF-8 cannot
 * write, becomes one replacement character.
 */
export class MemoryTextStore implements TextStore {
  readonly #chunks: Buffer[] = [];
  #used = 0;
  /** Chunk and offset in one number: `chunk * CHUNK_SPAN + offset`. */
  readonly #places = new GrowingColumn(doubles);
  readonly #sizes = new GrowingColumn(words);
  readonly #encodings = new GrowingColumn(bytes);

  append(text: string): void {
    const utf8Size = Buffer.byteLength(text, 'utf8');
    const isUtf8 = utf8Size <= text.length * 2;
    const size = isUtf8 ? utf8Size : text.length * 2;
    const chunk = this.#room(size);
    this.#places.push((this.#chunks.length - 1) * CHUNK_SPAN + this.#used);
    this.#sizes.push(size);
    this.#encodings.push(isUtf8 ? UTF8 : UTF16);
    chunk.write(text, this.#used, size, isUtf8 ? 'utf8' : 'utf16le');
    this.#used += size;
  }

  finish(order: Uint32Array | null): AnswerTexts {
    return new BufferedTexts(
      this.#chunks,
      this.#places.toArray(order),
      this.#sizes.toArray(order),
      this.#encodings.toArray(order),
    );
  }

  #room(size: number): Buffer {
    const last = this.#chunks.at(-1);
    if (last !== undefined && this.#used + size <= last.length) {
      return last;
    }
    const chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK, size));
    this.#chunks.push(chunk);
    this.#used = 0;
    return chunk;
  }
}

/** More than any chunk holds, and a product with a million chunks is still an exact double. */
const CHUNK_SPAN = 2 ** 32;

class BufferedTexts implements AnswerTexts {
  readonly #chunks: readonly Buffer[];
  readonly #places: Float64Array;
  readonly #sizes: Uint32Array;
  readonly #encodings: Uint8Array;

  constructor(chunks: readonly Buffer[], places: Float64Array, sizes: Uint32Array, encodings: Uint8Array) {
    this.#chunks = chunks;
    this.#places = places;
    this.#sizes = sizes;
    this.#encodings = encodings;
  }

  /** Throws a RangeError for a row that is not there. */
  text(row: number): string {
    const place = this.#places[row];
    const size = this.#sizes[row];
    const chunk = place === undefined ? undefined : this.#chunks[Math.floor(place / CHUNK_SPAN)];
    if (place === undefined || size === undefined || chunk === undefined) {
      throw new RangeError(`There is no answer in row ${String(row)}.`);
    }
    const from = place % CHUNK_SPAN;
    return chunk.toString(this.#encodings[row] === UTF16 ? 'utf16le' : 'utf8', from, from + size);
  }
}
