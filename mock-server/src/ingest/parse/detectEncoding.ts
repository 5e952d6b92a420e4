import type { TextEncoding } from './encodings.ts';
import { bestLegacyEncoding } from './legacyEncodings.ts';

/** Bytes to judge by where only the beginning is at hand. */
export const SAMPLE_BYTES = 65_536;
/** Share of zero bytes at even or odd places that tells UTF-16 of mostly Latin text. */
const UTF16_SHARE = 0.3;
/** Of other text it is less, but zeros stand at one parity only, and what is decoded is text. */
const UTF16_LEAST_SHARE = 0.005;
const UTF16_TEXT = 0.95;
const COMMON =
  /[\t\n\r -~\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff00-\uffef\u2010-\u2026\u00a0-\u00ff\u0400-\u04ff]/gu;

export type { TextEncoding } from './encodings.ts';

/** How many characters beyond ASCII the bytes have in UTF-8, and how many of its bytes make none. */
export function countUtf8(text: string): { readonly good: number; readonly faulty: number } {
  let good = 0;
  let faulty = 0;
  for (const character of text) {
    if (character === '\uFFFD') faulty += 1;
    else if (character > '\u007F') good += 1;
  }
  return { good, faulty };
}

function zeroShares(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const half = Math.max(1, bytes.length / 2);
  return { even: (zeros[0] ?? 0) / half, odd: (zeros[1] ?? 0) / half };
}

function isTextIn(encoding: TextEncoding, bytes: Uint8Array): boolean {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, bytes.length - (bytes.length % 2)), { stream: true });
  return (text.match(COMMON)?.length ?? 0) > text.length * UTF16_TEXT;
}

/** What the first bytes tell alone: a byte order mark, or zeros at every other place (UTF-16 without a mark). Null: nothing. */
export function encodingByStart(bytes: Uint8Array): TextEncoding | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const { even, odd } = zeroShares(bytes);
  if (odd > UTF16_SHARE && even < odd / 4) return 'utf-16le';
  if (even > UTF16_SHARE && odd < even / 4) return 'utf-16be';
  if (odd > UTF16_LEAST_SHARE && even === 0 && isTextIn('utf-16le', bytes)) return 'utf-16le';
  if (even > UTF16_LEAST_SHARE && odd === 0 && isTextIn('utf-16be', bytes)) return 'utf-16be';
  return null;
}

/**
 * The encoding of a text by its first bytes: what `encodingByStart` tells, else UTF-8, unless most of what is not ASCII is faulty in it:
 * then the one of the encodings from before Unicode in which it reads best. A cut or pasted byte makes no file another one. Of a
 * whole file, EncodingJudge tells it better.
 */
export function detectEncoding(whole: Uint8Array): TextEncoding {
  const bytes = whole.subarray(0, SAMPLE_BYTES);
  const byStart = encodingByStart(bytes);
  if (byStart !== null) return byStart;
  // `stream`: the sample may end in the middle of a character.
  const { good, faulty } = countUtf8(new TextDecoder('utf-8').decode(bytes, { stream: true }));
  return faulty > good ? bestLegacyEncoding(bytes) : 'utf-8';
}
