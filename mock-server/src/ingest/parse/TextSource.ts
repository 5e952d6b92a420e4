import { isAscii } from 'node:buffer';
import { detectEncoding, SAMPLE_BYTES } from './detectEncoding.ts';
import type { TextEncoding } from './encodings.ts';
import { textDecoderOf } from './textDecoderOf.ts';

/** Bytes in pieces of any size as text, in the encoding they are written in, without the byte order mark. */
export class TextSource {
  #encoding: TextEncoding = 'utf-8';
  readonly #chunks: AsyncIterator<Uint8Array>;

  /** @param given the encoding, where it is known; null: told by the first bytes that are not ASCII. */
  constructor(
    chunks: AsyncIterable<Uint8Array>,
    private readonly given: TextEncoding | null = null,
  ) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** As far as the pieces read so far tell: bytes that are ASCII alone leave it open, and are the same text in either. */
  get encoding(): TextEncoding {
    return this.#encoding;
  }

  /** The text in pieces; never throws on faulty bytes, which become U+FFFD. To be read once. */
  async *pieces(): AsyncGenerator<string> {
    try {
      let sample = await this.#sample();
      let ignoreBOM = false;
      this.#encoding = this.given ?? detectEncoding(sample);
      while (this.given === null && this.#encoding === 'utf-8' && sample.length > 0 && isAscii(sample)) {
        yield new TextDecoder().decode(sample);
        sample = await this.#sample();
        ignoreBOM = true;
        if (!isAscii(sample)) this.#encoding = detectEncoding(sample);
      }
      const decoder = textDecoderOf(this.#encoding, { ignoreBOM });
      yield decoder.decode(sample, { stream: true });
      for (let next = await this.#chunks.next(); next.done !== true; next = await this.#chunks.next()) {
        yield decoder.decode(next.value, { stream: true });
      }
      yield decoder.decode();
    } finally {
      // A reader that stops early must not leave the file open.
      await this.#chunks.return?.();
    }
  }

  /** The next chunks, joined until there is enough to judge by; empty at the end. */
  async #sample(): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    let size = 0;
    while (size < SAMPLE_BYTES) {
      const next = await this.#chunks.next();
      if (next.done === true) break;
      parts.push(next.value);
      size += next.value.byteLength;
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
  }
}
