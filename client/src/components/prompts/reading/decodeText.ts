import { detectEncoding, encodingByStart, SAMPLE_BYTES } from '#client/lib/encoding/detectEncoding.ts';
import type { TextEncoding } from '#client/lib/encoding/encodings.ts';
import { textDecoderOf } from '#client/lib/encoding/textDecoderOf.ts';

const LINE_FEED = 10;

/** Detects the encoding, and decodes a whole file. */
export function decodeText(buffer: ArrayBuffer): { readonly text: string; readonly encoding: TextEncoding } {
  const bytes = new Uint8Array(buffer);
  // Detected from the first line that is not ASCII: a long English list may end in other languages.
  const foreign = bytes.findIndex((byte) => byte > 0x7f);
  const line = bytes.lastIndexOf(LINE_FEED, Math.max(0, foreign)) + 1;
  const encoding = encodingByStart(bytes.subarray(0, SAMPLE_BYTES)) ?? detectEncoding(bytes.subarray(line));
  return { text: textDecoderOf(encoding).decode(bytes), encoding };
}
