/** Share of zero bytes at every other position from which UTF-16 without a byte order mark is assumed. */
const UTF16_SHARE = 0.3;
const SAMPLE = 65_536;

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const half = Math.max(1, sample.length / 2);
  const [even, odd] = [(zeros[0] ?? 0) / half, (zeros[1] ?? 0) / half];
  if (odd > UTF16_SHARE && even < odd / 4) return 'utf-16le';
  return even > UTF16_SHARE && odd < even / 4 ? 'utf-16be' : null;
}

/** Whether non-ASCII bytes are mostly isolated, like accented letters; Chinese ones come in pairs. */
function isLatin(bytes: Uint8Array): boolean {
  let [alone, all] = [0, 0];
  for (const [index, byte] of bytes.subarray(0, SAMPLE).entries()) {
    if (byte < 0x80) continue;
    all += 1;
    alone += Number((bytes[index - 1] ?? 0) < 0x80 && (bytes[index + 1] ?? 0) < 0x80);
  }
  return alone > all * 0.7;
}

/**
 * Decodes a file as spreadsheets save it: UTF-16 ("Unicode text"), UTF-8, or in older settings GB 18030 and Windows-1252. Other encodings
 * are practically never valid UTF-8.
 */
export function decodeText(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isLatin(bytes) ? 'windows-1252' : 'gb18030').decode(bytes);
  }
}
