import type { AnswerTexts } from './AnswerTable.ts';
import { BufferedTexts, CHUNK_SPAN, UTF16, UTF8 } from './BufferedTexts.ts';
import { GrowingColumn, bytes, doubles, words } from './GrowingColumn.ts';

/** Stores texts while answers are read, and returns them by row: in memory here, on disk in another implementation. */
export interface TextStore {
  append(text: string): void;
  /** The texts by row; `order[row]` is the index at which the text was appended, null if rows are in that order already. */
  finish(order: Uint32Array | null): AnswerTexts;
}

/** Bytes of the first and of the largest buffer; each is twice as large as the one before, so that a small project takes little memory. */
const FIRST_CHUNK = 256 * 1024;
const LARGEST_CHUNK = 16 * 1024 * 1024;

/**
 * Texts as bytes in large buffers outside the heap, where a million answers cost the garbage collector nothing. Each text takes the
 * shorter of UTF-8 (English) and UTF-16 (Chinese). Offsets are the same in both: an unpaired surrogate, which UTF-8 cannot encode, becomes
 * one replacement character. Threads share the buffers, so reading in a worker thread copies no text.
 */
export class MemoryTextStore implements TextStore {
  readonly #chunks: SharedArrayBuffer[] = [];
  #chunk: Buffer | null = null;
  #used = 0;
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
    return new BufferedTexts({
      chunks: this.#chunks,
      places: this.#places.toArray(order),
      sizes: this.#sizes.toArray(order),
      encodings: this.#encodings.toArray(order),
    });
  }

  #room(size: number): Buffer {
    if (this.#chunk !== null && this.#used + size <= this.#chunk.length) {
      return this.#chunk;
    }
    const usual = Math.min(LARGEST_CHUNK, FIRST_CHUNK * 2 ** this.#chunks.length);
    const memory = new SharedArrayBuffer(Math.max(usual, size));
    this.#chunks.push(memory);
    this.#chunk = Buffer.from(memory);
    this.#used = 0;
    return this.#chunk;
  }
}
