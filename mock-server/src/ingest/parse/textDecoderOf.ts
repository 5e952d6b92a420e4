import type { TextEncoding } from './encodings.ts';

/** What Windows-1252 has in place of the control characters of Latin 1, from 0x80 on; a blank stands where it has nothing. */
const IN_PLACE_OF_CONTROLS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const CONTROLS = /[\u0080-\u009f]/gu;

/** Decodes bytes piece by piece. */
interface PieceDecoder {
  decode: (bytes?: Uint8Array, options?: { readonly stream?: boolean }) => string;
}

function withMarks(text: string): string {
  return text.replace(CONTROLS, (control) => {
    const mark = IN_PLACE_OF_CONTROLS[control.charCodeAt(0) - 0x80] ?? ' ';
    return mark === ' ' ? control : mark;
  });
}

/** A decoder of an encoding. Node 20 takes Windows-1252 for Latin 1 and loses its quotation marks, dashes and the euro sign. */
export function textDecoderOf(encoding: TextEncoding, options: { readonly ignoreBOM?: boolean } = {}): PieceDecoder {
  const decoder = new TextDecoder(encoding, options);
  if (encoding !== 'windows-1252') return decoder;
  return { decode: (bytes, how) => withMarks(decoder.decode(bytes, how)) };
}
