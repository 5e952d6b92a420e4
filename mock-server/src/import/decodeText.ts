const SAMPLE_BYTES = 65_536;
/** Share of zero bytes at even or odd places that tells UTF-16 of mostly Latin text. */
const UTF16_SHARE = 0.3;

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

function isValidIn(encoding: TextEncoding, bytes: Uint8Array): boolean {
  try {
    // `stream`: the sample may end in the middle of a character.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
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
 * The encoding of a file by its first bytes: a byte order mark; zeros at every other place (UTF-16 without a mark);
 * else UTF-8, unless the bytes are faulty as UTF-8 and faultless as GB18030, in which spreadsheets save Chinese.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = zeroShares(bytes);
  if (zeros.odd > UTF16_SHARE && zeros.even < zeros.odd / 4) return 'utf-16le';
  if (zeros.even > UTF16_SHARE && zeros.odd < zeros.even / 4) return 'utf-16be';
  return !isValidIn('utf-8', bytes) && isValidIn('gb18030', bytes) ? 'gb18030' : 'utf-8';
}

export type DecodedText = {
  readonly encoding: TextEncoding;
  /** The text in pieces; never throws on faulty bytes, which become U+FFFD. */
  readonly pieces: AsyncGenerator<string>;
};

/** Joins the first chunks until there is enough to judge by. */
async function readSample(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  while (size < SAMPLE_BYTES) {
    const next = await chunks.next();
    if (next.done === true) break;
    parts.push(next.value);
    size += next.value.byteLength;
  }
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
}

async function* decodePieces(
  decoder: TextDecoder,
  sample: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<string> {
  try {
    yield decoder.decode(sample, { stream: true });
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
      yield decoder.decode(next.value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    // A reader that stops early must not leave the file open.
    await rest.return?.();
  }
}

/** Bytes in pieces of any size as text, in the encoding they are written in, without the byte order mark. */
export async function decodeText(chunks: AsyncIterable<Uint8Array>): Promise<DecodedText> {
  const iterator = chunks[Symbol.asyncIterator]();
  const sample = await readSample(iterator);
  const encoding = detectEncoding(sample.subarray(0, SAMPLE_BYTES));
  return { encoding, pieces: decodePieces(new TextDecoder(encoding), sample, iterator) };
}
