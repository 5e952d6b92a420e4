import type { AnswerTexts } from './AnswerTable.ts';

export const UTF8 = 0;
export const UTF16 = 1;

/** More than any chunk holds, and a product with a million chunks is still an exact double. */
export const CHUNK_SPAN = 2 ** 32;

/** Texts in memory that threads have in common, and by row where each stands: may be sent to a thread as it is. */
export interface BufferedParts {
  readonly chunks: readonly SharedArrayBuffer[];
  /** Chunk and offset in one number: `chunk * CHUNK_SPAN + offset`. */
  readonly places: Float64Array;
  readonly sizes: Uint32Array;
  readonly encodings: Uint8Array;
}

/** Texts read from the bytes that a store wrote, in this thread or another. */
export class BufferedTexts implements AnswerTexts {
  readonly parts: BufferedParts;
  readonly #chunks: readonly Buffer[];

  constructor(parts: BufferedParts) {
    this.parts = parts;
    this.#chunks = parts.chunks.map((chunk) => Buffer.from(chunk));
  }

  /** Throws a RangeError for a row that is not there. */
  text(row: number): string {
    const { places, sizes, encodings } = this.parts;
    const place = places[row];
    const size = sizes[row];
    const chunk = place === undefined ? undefined : this.#chunks[Math.floor(place / CHUNK_SPAN)];
    if (place === undefined || size === undefined || chunk === undefined) {
      throw new RangeError(`There is no answer in row ${String(row)}.`);
    }
    const from = place % CHUNK_SPAN;
    return chunk.toString(encodings[row] === UTF16 ? 'utf16le' : 'utf8', from, from + size);
  }
}
