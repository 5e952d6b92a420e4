import type { TextEncoding } from './encodings.ts';
import { bestLegacyEncoding } from './legacyEncodings.ts';

/** Sample size in bytes where only the start of a file is available. */
export const SAMPLE_BYTES = 65_536;
const LAST_ASCII = 0x7f;
/** The Unicode planes are numbered to this one. */
const LAST_PLANE = 0x10;
const TO_JAPANESE = ['\u001B$B', '\u001B$@'];
/** Share of zero bytes at even or odd offsets that indicates UTF-16 of mostly Latin text. */
const UTF16_SHARE = 0.3;
/** Minimum share for other text; then the zeros must be at one parity only, and the decoded result must be text. */
const UTF16_LEAST_SHARE = 0.005;
const UTF16_TEXT = 0.95;
const COMMON =
  /[\t\n\r -~\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff00-\uffef\u2010-\u2026\u00a0-\u00ff\u0400-\u04ff]/gu;

export type { TextEncoding } from './encodings.ts';

/**
 * Whether bytes with so many valid and faulty sequences are UTF-8. A few faults do not rule it out: exports cut texts inside a character.
 * In other encodings every few sequences are valid by chance.
 */
export const isUtf8 = ({ good, faulty }: { readonly good: number; readonly faulty: number }): boolean =>
  faulty <= good / 2 || (faulty === 1 && good > 0);

/** Counts the non-ASCII characters of text decoded as UTF-8, and the faulty bytes. */
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

/** Whether the bytes are numbers of characters, four bytes each: of most texts more than half of them are 0. */
function isUtf32(bytes: Uint8Array, isLittleEndian: boolean): boolean {
  const [high, low] = isLittleEndian ? [3, 2] : [0, 1];
  if (bytes.length < 8) return false;
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    if (bytes[at + high] !== 0 || (bytes[at + low] ?? 0) > LAST_PLANE) return false;
  }
  return true;
}

/** Whether ASCII bytes switch to Japanese characters as ISO-2022-JP does. */
export function switchesToJapanese(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  return TO_JAPANESE.some((escape) => text.includes(escape));
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte <= LAST_ASCII);

/**
 * Encoding decided by the first bytes alone: a byte order mark, zeros at every other offset (UTF-16 without a mark) or in each four bytes
 * (UTF-32), or the escapes of ISO-2022-JP. Null: undecided.
 */
export function encodingByStart(bytes: Uint8Array): TextEncoding | null {
  const [first, second, third] = bytes;
  if (isUtf32(bytes, true)) return 'utf-32le';
  if (isUtf32(bytes, false)) return 'utf-32be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (isAscii(bytes) && switchesToJapanese(bytes)) return 'iso-2022-jp';
  const { even, odd } = zeroShares(bytes);
  if (odd > UTF16_SHARE && even < odd / 4) return 'utf-16le';
  if (even > UTF16_SHARE && odd < even / 4) return 'utf-16be';
  if (odd > UTF16_LEAST_SHARE && even === 0 && isTextIn('utf-16le', bytes)) return 'utf-16le';
  if (even > UTF16_LEAST_SHARE && odd === 0 && isTextIn('utf-16be', bytes)) return 'utf-16be';
  return null;
}

/**
 * Detects the encoding from the first bytes, better those from the first that is not ASCII: the result of `encodingByStart`, else UTF-8, else
 * the legacy encoding that fits best. With a whole file, EncodingJudge is more reliable.
 */
export function detectEncoding(whole: Uint8Array): TextEncoding {
  const bytes = whole.subarray(0, SAMPLE_BYTES);
  const byStart = encodingByStart(bytes);
  if (byStart !== null) return byStart;
  // `stream`: the sample may end inside a character.
  const counts = countUtf8(new TextDecoder('utf-8').decode(bytes, { stream: true }));
  return isUtf8(counts) ? 'utf-8' : bestLegacyEncoding(bytes);
}
