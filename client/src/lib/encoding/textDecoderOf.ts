import type { TextEncoding } from './encodings.ts';

/** Windows-1252 characters from 0x80 on, where Latin 1 has control characters; a blank marks unassigned codes. */
const IN_PLACE_OF_CONTROLS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const LAST_CODE = 0x10_ff_ff;
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

/** UTF-32, which `TextDecoder` does not know. */
class Utf32Decoder implements PieceDecoder {
  #rest = new Uint8Array();
  #isBegun = false;

  constructor(
    private readonly isLittleEndian: boolean,
    private readonly ignoreBOM = false,
  ) {}

  decode(bytes: Uint8Array = new Uint8Array()): string {
    const all = Uint8Array.from([...this.#rest, ...bytes]);
    const end = all.length - (all.length % 4);
    this.#rest = all.subarray(end);
    const view = new DataView(all.buffer, 0, end);
    let text = '';
    for (let at = 0; at < end; at += 4) {
      const code = view.getUint32(at, this.isLittleEndian);
      text += code > LAST_CODE ? '\uFFFD' : String.fromCodePoint(code);
    }
    const isStart = !this.#isBegun && text !== '';
    this.#isBegun ||= isStart;
    return isStart && !this.ignoreBOM ? text.replace(/^\uFEFF/u, '') : text;
  }
}

/** Creates a decoder. Node 20 decodes Windows-1252 as Latin 1 and loses its quotation marks, dashes and the euro sign. */
export function textDecoderOf(encoding: TextEncoding, options: { readonly ignoreBOM?: boolean } = {}): PieceDecoder {
  if (encoding === 'utf-32le' || encoding === 'utf-32be') {
    return new Utf32Decoder(encoding === 'utf-32le', options.ignoreBOM);
  }
  const decoder = new TextDecoder(encoding, options);
  if (encoding !== 'windows-1252') return decoder;
  return { decode: (bytes, how) => withMarks(decoder.decode(bytes, how)) };
}
