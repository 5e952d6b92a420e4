/** Classes of UTF-16 units that decide where a sentence ends. The functions take the result of `charCodeAt`: NaN is past the end. */

export const LETTER_DIGIT_MARK = /[\p{L}\p{Nd}\p{Nl}\p{M}]/u;
/** Scripts without spaces between words. */
export const UNSPACED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const FIRST_VARIATION_SELECTOR = 0xfe00;
const LAST_VARIATION_SELECTOR = 0xfe0f;

export const NEWLINE = 0x0a;
export const PARAGRAPH_SEPARATOR = 0x2029;
export const DOT = 0x2e;
export const LAST_ASCII = 0x7f;

/** A space that can follow a sentence. */
function isBlank(code: number): boolean {
  return code === 0x20 || code === NEWLINE || code === 0x09 || code === 0x0d || code === 0xa0 || code === 0x3000;
}

/** A space, or the end of the text. */
export function isBlankOrEnd(code: number): boolean {
  return Number.isNaN(code) || isBlank(code);
}

/** A capital A to Z. */
export function isUpper(code: number): boolean {
  return code >= 0x41 && code <= 0x5a;
}

/** A small letter a to z. */
export function isLower(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

/** A letter of a script without spaces between words (Han, Kana, Hangul, Thai, ...), outside surrogate pairs. */
export function isUnspaced(code: number): boolean {
  if (Number.isNaN(code) || code <= LAST_ASCII) return false;
  if (code >= 0xd800 && code <= 0xdfff) return false;
  if (code >= FIRST_VARIATION_SELECTOR && code <= LAST_VARIATION_SELECTOR) return false;
  const character = String.fromCharCode(code);
  return LETTER_DIGIT_MARK.test(character) && UNSPACED.test(character);
}
