import type { TextEncoding } from './encodings.ts';

/** The letters of each language beside those of ASCII, in lower case, of those that Windows-1252 and Mac OS Roman can hold. */
const WESTERN: readonly RegExp[] = [
  /[àâæçéèêëîïôœùûüÿ]/gu,
  /[äöüßé]/gu,
  /[áéíóúüñ]|(?<=[\dn.])[ªº]/gu,
  /[áàâçéêíóôúü]|ã(?=[oes]|\P{L}|$)|õ(?=e)|(?<=[\dn.])[ªº]/gu,
  /[àèéìíîòóùú]|(?<=[\dn.])[ªº]/gu,
  /[ëïéèöüáóí]/gu,
  /[åäöé]/gu,
  /[æøåéäö]/gu,
  /[àçèéíïòóúü]/gu,
  /[äöõüšž]/gu,
];
/** It has the letters that stand for those of Turkish, and more. */
const ICELANDIC: readonly RegExp[] = [/[áðéíóúýþæö]/gu];

const POLISH = /[ąćęłńóśźż]/gu;
const CZECH = /[áčďéěíňóřšťúůýž]/gu;
const SLOVAK = /[áäčďéíľňóôšťúýž]/gu;

/** Languages of other encodings with the same bytes. The first is preferred on a tie. */
const OTHERS: readonly (readonly [TextEncoding, readonly RegExp[]])[] = [
  ['windows-1254', [/[çğıöşüâîû]/gu]],
  ['windows-1250', [POLISH, CZECH, SLOVAK, /[áéíóöőúüű]/gu, /[ăâîşţ]/gu, /[čćđšž]/gu]],
  ['iso-8859-2', [POLISH, CZECH, SLOVAK]],
  ['windows-1257', [/[ąčęėįšųūž]/gu, /[āčēģīķļņšūž]/gu]],
];

const FEWEST_LETTERS = 5;
/** Share of the letters that must belong to one language of another encoding. */
const LEAST_SHARE = 0.97;
/** By how much that share must exceed the share of any Western language. */
const LEAST_LEAD = 0.06;
/** Letters of another encoding are no signs in the Western one: as many must remain. */
const LEAST_LETTERS = 0.9;

/** Anything beyond ASCII but punctuation and signs that Western and other encodings share. */
const HIGH = /[^\p{ASCII}\u00a0\u00a7\u00a9\u00ab\u00ae\u00b0\u00b7\u00bb\u2010-\u203a\u20ac\u2122]/gu;

/** Spanish marks before a sentence; in the same place Polish has a letter. */
const SPANISH_MARK = /(?<!\p{L})[¿¡](?=\p{Lu})/gu;

const inLowerCase = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();
const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The greatest share of the letters that one of the languages has. */
function bestShare(text: string, count: number, languages: readonly RegExp[]): number {
  return count === 0 ? 0 : Math.max(...languages.map((letters) => countOf(text, letters))) / count;
}

/**
 * The encoding of a text in Latin script whose bytes fit a Western encoding: another one if its letters, but not those of the Western
 * encoding, are the letters of one language. `W³adys³aw` is Władysław.
 * @param written the text in the Western encoding that fits best
 * @param decode the text in another encoding
 */
export function otherLatin(written: string, decode: (encoding: TextEncoding) => string): TextEncoding | null {
  const western = inLowerCase(written.replace(SPANISH_MARK, ''));
  const count = countOf(western, HIGH);
  if (count < FEWEST_LETTERS) return null;
  const ofWestern = bestShare(western, count, WESTERN);
  const ofIcelandic = bestShare(western, count, ICELANDIC);
  let best: { readonly encoding: TextEncoding; readonly share: number } | null = null;
  for (const [encoding, languages] of OTHERS) {
    const text = inLowerCase(decode(encoding));
    const letters = countOf(text, HIGH);
    const share = letters < count * LEAST_LETTERS ? 0 : bestShare(text, letters, languages);
    const isBetter = share >= LEAST_SHARE && share >= ofWestern + LEAST_LEAD && share >= ofIcelandic;
    if (isBetter && share > (best?.share ?? 0)) best = { encoding, share };
  }
  return best?.encoding ?? null;
}
