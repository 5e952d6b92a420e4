import { isAscii } from 'node:buffer';
import { countUtf8, encodingByStart, SAMPLE_BYTES } from './detectEncoding.ts';
import type { TextEncoding } from './encodings.ts';
import { bestLegacyEncoding } from './legacyEncodings.ts';

/** So much of what is not ASCII is kept to tell encodings by. */
const KEPT_BYTES = 262_144;
/** Around a character beyond ASCII: its neighbours tell words from noise. */
const AROUND = 24;

/**
 * Tells the encoding of a file by all of its bytes: a table may have its first character beyond ASCII in its last row. Given piece
 * by piece.
 */
export class EncodingJudge {
  #start = Buffer.alloc(0);
  readonly #decoder = new TextDecoder('utf-8');
  readonly #kept: Uint8Array[] = [];
  #keptBytes = 0;
  #isInside = false;
  #good = 0;
  #faulty = 0;

  push(bytes: Uint8Array): void {
    if (this.#start.length < SAMPLE_BYTES) this.#start = Buffer.concat([this.#start, bytes]).subarray(0, SAMPLE_BYTES);
    // Nothing of a character that began before may be left when ASCII is passed over.
    if (isAscii(bytes) && !this.#isInside) return;
    this.#count(this.#decoder.decode(bytes, { stream: true }));
    this.#isInside = (bytes.at(-1) ?? 0) > 0x7f;
    if (this.#keptBytes < KEPT_BYTES) this.#keep(bytes);
  }

  /** To be asked for when all bytes were given. */
  get encoding(): TextEncoding {
    const byStart = encodingByStart(this.#start);
    if (byStart !== null) return byStart;
    this.#count(this.#decoder.decode());
    // A cut or pasted byte makes no file another one.
    if (this.#faulty <= this.#good) return 'utf-8';
    return bestLegacyEncoding(Buffer.concat(this.#kept));
  }

  #count(text: string): void {
    const { good, faulty } = countUtf8(text);
    this.#good += good;
    this.#faulty += faulty;
  }

  /** The stretches that are not ASCII, with a little around them. */
  #keep(bytes: Uint8Array): void {
    let from = bytes.findIndex((byte) => byte > 0x7f);
    while (from !== -1 && this.#keptBytes < KEPT_BYTES) {
      let to = from;
      for (let at = from; at < bytes.length && at - to <= AROUND; at += 1) if ((bytes[at] ?? 0) > 0x7f) to = at;
      // From a line break on, so that no character of two bytes is cut.
      const start = lineStart(bytes, from);
      const end = Math.min(bytes.length, lineEnd(bytes, to));
      this.#kept.push(Uint8Array.from(bytes.subarray(start, end)));
      this.#keptBytes += end - start;
      const next = bytes.subarray(end).findIndex((byte) => byte > 0x7f);
      from = next === -1 ? -1 : end + next;
    }
  }
}

const LINE_FEED = 10;
const LONGEST_LINE = 4096;

function lineStart(bytes: Uint8Array, at: number): number {
  const start = bytes.subarray(0, at).lastIndexOf(LINE_FEED) + 1;
  return at - start > LONGEST_LINE ? asciiBefore(bytes, at) : start;
}

function asciiBefore(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && at - start < AROUND && (bytes[start - 1] ?? 0) <= 0x7f) start -= 1;
  return start;
}

function lineEnd(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(LINE_FEED, at);
  return end === -1 || end - at > LONGEST_LINE ? at + LONGEST_LINE : end;
}
