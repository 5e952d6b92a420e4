/** Bytes to judge by. */
export const SAMPLE_BYTES = 65_536;
/** Share of zero bytes at even or odd places that tells UTF-16 of mostly Latin text. */
const UTF16_SHARE = 0.3;

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

/** How many characters beyond ASCII the bytes have in an encoding, and how many of its bytes make none. */
function countIn(encoding: TextEncoding, bytes: Uint8Array): { readonly good: number; readonly faulty: number } {
  // `stream`: the sample may end in the middle of a character.
  const text = new TextDecoder(encoding).decode(bytes, { stream: true });
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

/**
 * The encoding of a text by its first bytes: a byte order mark; zeros at every other place (UTF-16 without a mark);
 * else UTF-8, unless most of what is not ASCII is faulty as UTF-8 and less is as GB18030, in which spreadsheets save Chinese.
 * A cut or pasted byte makes no file another one: Chinese in GB18030 is ten times more faults than characters in UTF-8.
 */
export function detectEncoding(whole: Uint8Array): TextEncoding {
  const bytes = whole.subarray(0, SAMPLE_BYTES);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = zeroShares(bytes);
  if (zeros.odd > UTF16_SHARE && zeros.even < zeros.odd / 4) return 'utf-16le';
  if (zeros.even > UTF16_SHARE && zeros.odd < zeros.even / 4) return 'utf-16be';
  const { good, faulty } = countIn('utf-8', bytes);
  return faulty > good && countIn('gb18030', bytes).faulty < faulty ? 'gb18030' : 'utf-8';
}
