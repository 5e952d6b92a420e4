import { isAscii } from 'node:buffer';
import {
  countUtf8,
  encodingByStart,
  isUtf8,
  SAMPLE_BYTES,
  switchesToJapanese,
} from '#client/lib/encoding/detectEncoding.ts';
import type { TextEncoding } from '#client/lib/encoding/encodings.ts';
import { bestLegacyEncoding } from '#client/lib/encoding/legacyEncodings.ts';

/** Maximum bytes kept around non-ASCII text for detecting a legacy encoding. */
const KEPT_BYTES = 262_144;
/** Bytes of context around a non-ASCII character: neighbours distinguish words from noise. */
const AROUND = 24;

/** Detects the encoding from all bytes of a file, given in chunks: the first non-ASCII character of a table may be in its last row. */
export class EncodingJudge {
  #start = Buffer.alloc(0);
  readonly #decoder = new TextDecoder('utf-8');
  readonly #kept: Uint8Array[] = [];
  #keptBytes = 0;
  #isInside = false;
  #isAscii = true;
  /** Escapes of ISO-2022-JP, which is ASCII. */
  #switches = false;
  #good = 0;
  #faulty = 0;

  push(bytes: Uint8Array): void {
    if (this.#start.length < SAMPLE_BYTES) this.#start = Buffer.concat([this.#start, bytes]).subarray(0, SAMPLE_BYTES);
    // An ASCII chunk is skipped only if the previous chunk did not end in a multi-byte character.
    if (isAscii(bytes) && !this.#isInside) {
      this.#switches ||= switchesToJapanese(bytes);
      return;
    }
    this.#isAscii = false;
    this.#count(this.#decoder.decode(bytes, { stream: true }));
    this.#isInside = (bytes.at(-1) ?? 0) > 0x7f;
    if (this.#keptBytes < KEPT_BYTES) this.#keep(bytes);
  }

  /** Valid only after all bytes were pushed. */
  get encoding(): TextEncoding {
    const byStart = encodingByStart(this.#start);
    if (byStart !== null) return byStart;
    if (this.#isAscii && this.#switches) return 'iso-2022-jp';
    this.#count(this.#decoder.decode());
    if (isUtf8({ good: this.#good, faulty: this.#faulty })) return 'utf-8';
    return bestLegacyEncoding(Buffer.concat(this.#kept));
  }

  #count(text: string): void {
    const { good, faulty } = countUtf8(text);
    this.#good += good;
    this.#faulty += faulty;
  }

  /** Keeps the non-ASCII ranges with some context. */
  #keep(bytes: Uint8Array): void {
    let from = bytes.findIndex((byte) => byte > 0x7f);
    while (from !== -1 && this.#keptBytes < KEPT_BYTES) {
      let to = from;
      for (let at = from; at < bytes.length && at - to <= AROUND; at += 1) if ((bytes[at] ?? 0) > 0x7f) to = at;
      // Starts at a line break so that no two-byte character is split.
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
