import type { TextEncoding } from './encodings.ts';

/** Windows-1252 characters from 0x80 on, where Latin 1 has control characters; a blank marks unassigned codes. */
const IN_PLACE_OF_CONTROLS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const CONTROLS = /[\u0080-\u009f]/gu;

/** Decodes bytes in chunks. */
interface PieceDecoder {
  decode: (bytes?: Uint8Array, options?: { readonly stream?: boolean }) => string;
}

function withMarks(text: string): string {
  return text.replace(CONTROLS, (control) => {
    const mark = IN_PLACE_OF_CONTROLS[control.charCodeAt(0) - 0x80] ?? ' ';
    return mark === ' ' ? control : mark;
  });
}

/** Creates a decoder. Node 20 decodes Windows-1252 as Latin 1 and loses its quotation marks, dashes and the euro sign. */
export function textDecoderOf(encoding: TextEncoding, options: { readonly ignoreBOM?: boolean } = {}): PieceDecoder {
  const decoder = new TextDecoder(encoding, options);
  if (encoding !== 'windows-1252') return decoder;
  return { decode: (bytes, how) => withMarks(decoder.decode(bytes, how)) };
}
