import { isAscii } from 'node:buffer';
import { detectEncoding, SAMPLE_BYTES } from '#client/lib/encoding/detectEncoding.ts';
import type { TextEncoding } from '#client/lib/encoding/encodings.ts';
import { textDecoderOf } from '#client/lib/encoding/textDecoderOf.ts';

/** Decodes chunks of bytes of any size to text and drops the byte order mark. */
export class TextSource {
  #encoding: TextEncoding = 'utf-8';
  readonly #chunks: AsyncIterator<Uint8Array>;

  /** @param given the encoding if known; null: detected from the first non-ASCII bytes. */
  constructor(
    chunks: AsyncIterable<Uint8Array>,
    private readonly given: TextEncoding | null = null,
  ) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The encoding detected so far. ASCII bytes leave it open, and decode the same in either case. */
  get encoding(): TextEncoding {
    return this.#encoding;
  }

  /** Yields the text in chunks. Never throws on faulty bytes: they become U+FFFD. Can be iterated once. */
  async *pieces(): AsyncGenerator<string> {
    try {
      let sample = await this.#sample();
      let ignoreBOM = false;
      this.#encoding = this.given ?? detectEncoding(sample);
      while (this.given === null && this.#encoding === 'utf-8' && sample.length > 0 && isAscii(sample)) {
        yield new TextDecoder().decode(sample);
        sample = await this.#sample();
        ignoreBOM = true;
        this.#encoding = detectEncoding(sample);
      }
      const decoder = textDecoderOf(this.#encoding, { ignoreBOM });
      yield decoder.decode(sample, { stream: true });
      for (let next = await this.#chunks.next(); next.done !== true; next = await this.#chunks.next()) {
        yield decoder.decode(next.value, { stream: true });
      }
      yield decoder.decode();
    } finally {
      // Closes the file if the reader stops early.
      await this.#chunks.return?.();
    }
  }

  /** Joins the next chunks until there are enough bytes to detect the encoding; empty at the end. */
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
