import type { AnswerTexts } from './AnswerTable.ts';

export const UTF8 = 0;
export const UTF16 = 1;

/** Larger than any chunk; its product with a million chunks is still an exact double. */
export const CHUNK_SPAN = 2 ** 32;

/** Texts in memory shared between threads, with the place of each row's text. Can be posted to a worker thread as is. */
export interface BufferedParts {
  readonly chunks: readonly SharedArrayBuffer[];
  /** Chunk index and offset in one number: `chunk * CHUNK_SPAN + offset`. */
  readonly places: Float64Array;
  readonly sizes: Uint32Array;
  readonly encodings: Uint8Array;
}

/** Reads texts from the buffers that a store wrote, in this thread or another. */
export class BufferedTexts implements AnswerTexts {
  readonly parts: BufferedParts;
  readonly #chunks: readonly Buffer[];

  constructor(parts: BufferedParts) {
    this.parts = parts;
    this.#chunks = parts.chunks.map((chunk) => Buffer.from(chunk));
  }

  size(row: number): number {
    return this.parts.sizes[row] ?? 0;
  }

  /** @throws RangeError for a row that does not exist */
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
