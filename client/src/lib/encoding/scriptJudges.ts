/** How well a character fits a language, by itself and by its neighbours: 1 for a frequent letter, below 0 for an impossible one. */
export type Judge = (character: string, before: string, after: string) => number;

const MISPLACED = -0.5;
const ASCII_LETTER = /[a-z]/iu;
/** Marks that the Windows encodings of all scripts share. */
const MARK = /[\u00a0\u00a9\u00ab\u00ae\u00b0\u00b7\u00bb\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2116\u2122]/u;

const GREEK = /[\u0384-\u03ce]/u;
const GREEK_LOWER = /[\u03ac-\u03ce]/u;
const GREEK_FREQUENT = /[αοιετσνηυρπκμλςάέίό]/u;
const GREEK_RARE = /[ΐΰϊϋ]/u;

const HEBREW = /[\u05d0-\u05ea]/u;
const HEBREW_FINAL = /[ךםןףץ]/u;
const HEBREW_NOT_FINAL = /[כמנצ]/u;

const ARABIC = /[\u0621-\u063a\u0641-\u064a\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06be\u06c1\u06d2]/u;
const ARABIC_MARK = /[\u060c\u061b\u061f\u0640]|\p{Mn}/u;
const ARABIC_FREQUENT = /[ايلمنورتبهعدسفكةأ]/u;
const ARABIC_FINAL = /[\u0629\u0649]/u;

const THAI = /[\u0e01-\u0e5b]/u;
const THAI_CONSONANT = /[\u0e01-\u0e2e]/u;
const THAI_BEFORE_CONSONANT = /[\u0e40-\u0e44]/u;
const THAI_AFTER = /[\u0e30\u0e32\u0e33\u0e45]|\p{Mn}/u;

const LONE = 0.2;
/** A word uses one script. */
const isBesideLatin = (before: string, after: string): boolean => ASCII_LETTER.test(before) || ASCII_LETTER.test(after);
/** Letters that stand alone tell little: Italian has è, French à. */
const isLone = (before: string, after: string): boolean => before <= '\u007f' && after <= '\u007f';
const ofMark = (character: string): number => (MARK.test(character) ? 0.3 : 0);

export const greek: Judge = (character, before, after) => {
  if (!GREEK.test(character)) return ofMark(character);
  if (isBesideLatin(before, after)) return MISPLACED;
  if (isLone(before, after)) return LONE;
  const isEnd = !GREEK.test(after);
  if (character === 'ς' ? !isEnd : character === 'σ' && isEnd) return MISPLACED;
  if (GREEK_RARE.test(character)) return 0.2;
  if (GREEK_LOWER.test(character)) return GREEK_FREQUENT.test(character) ? 1 : 0.5;
  return GREEK_LOWER.test(before) ? 0 : 0.4;
};

export const hebrew: Judge = (character, before, after) => {
  if (!HEBREW.test(character)) return ofMark(character);
  if (isBesideLatin(before, after)) return MISPLACED;
  if (isLone(before, after)) return LONE;
  const isEnd = !HEBREW.test(after);
  // An abbreviation or a lone letter is no word.
  const isWord = HEBREW.test(before) && after !== '"' && after !== "'";
  if (HEBREW_FINAL.test(character)) return isEnd ? 1 : MISPLACED;
  return HEBREW_NOT_FINAL.test(character) && isEnd && isWord ? MISPLACED : 0.95;
};

export const arabic: Judge = (character, before, after) => {
  if (ARABIC_MARK.test(character)) return 0.7;
  if (!ARABIC.test(character)) return ofMark(character);
  if (isBesideLatin(before, after)) return MISPLACED;
  if (isLone(before, after)) return LONE;
  if (ARABIC_FINAL.test(character) && ARABIC.test(after)) return MISPLACED;
  return ARABIC_FREQUENT.test(character) ? 1 : 0.6;
};

export const thai: Judge = (character, before, after) => {
  if (!THAI.test(character)) return ofMark(character);
  if (isBesideLatin(before, after) || isLone(before, after)) return LONE;
  if (THAI_BEFORE_CONSONANT.test(character)) return THAI_CONSONANT.test(after) ? 1 : MISPLACED;
  if (THAI_AFTER.test(character)) return THAI_CONSONANT.test(before) || THAI_AFTER.test(before) ? 1 : MISPLACED;
  return THAI_CONSONANT.test(character) ? 0.9 : 0.2;
};
