import { normalizeText } from '#client/lib/normalizeText.ts';
import { LETTER_DIGIT_MARK, UNSPACED } from '#client/lib/sentences/characters.ts';
import { isInvisible, withoutInvisible, ZERO_WIDTH_SPACE } from './invisible.ts';

/**
 * Flat tables with the folded form and word class of every UTF-16 unit. A lookup takes a nanosecond, while `normalize`, `toLowerCase` and
 * `\p{L}` on a whole answer cost more than everything else together.
 */

/** The unit needs the slow path: it expands, joins the one before it, or starts a surrogate pair that may change. */
export const SPECIAL = 0xffff;

/** Neither letter nor digit: a word may begin or end here. */
export const NOT_WORD = 0;
/** A letter, digit or mark of a script that puts spaces between words. */
export const SPACED_WORD = 1;
/** A letter of a script without spaces (Han, Kana, Hangul with its particles, Thai, ...): its neighbours do not mark word boundaries. */
export const UNSPACED_WORD = 2;

const MARK = /\p{M}/u;

const APOSTROPHE = 0x27;
const HYPHEN = 0x2d;

/** Typographic variants that readers take for the same character but NFKC keeps distinct. */
const TWINS: ReadonlyMap<number, number> = new Map([
  [0x2018, APOSTROPHE],
  [0x2019, APOSTROPHE],
  [0x02bc, APOSTROPHE],
  [0x2032, APOSTROPHE],
  [0x00b4, APOSTROPHE],
  [0x2010, HYPHEN],
  [0x2011, HYPHEN],
  [0x2012, HYPHEN],
  [0x2013, HYPHEN],
  [0x2212, HYPHEN],
  // toLowerCase chooses the final sigma by position; a name must match in any position.
  [0x03c2, 0x03c3],
]);

/**
 * NFKC turns ™ and ℠ into letters and ´ into a blank with a mark; after a name they are signs, not part of a word. The
 * ellipsis stays one unit because it is in half of all answers and in no name.
 */
const KEPT: ReadonlySet<number> = new Set([0x2122, 0x2120, 0x00b4, 0x2026]);

/** Variation selectors and the keycap modify an emoji; they neither join nor belong to a word. */
function isDecoration(code: number): boolean {
  return (code >= 0xfe00 && code <= 0xfe0f) || code === 0x20e3;
}

/** True if NFKC may combine the unit with the one before it: combining marks, jamo, half-width voicing marks. */
export function isJoiner(code: number): boolean {
  if (code < 0x300 || (code >= 0x2e80 && code < 0x302a)) {
    return false;
  }
  if ((code >= 0x1161 && code <= 0x1175) || (code >= 0x11a8 && code <= 0x11c2)) {
    return true;
  }
  if (code === 0xff9e || code === 0xff9f || (code >= 0xffa0 && code <= 0xffdc)) {
    return true;
  }
  return !isDecoration(code) && !isSurrogate(code) && MARK.test(String.fromCharCode(code));
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

/** NFKC with typographic variants made equal, without invisible characters; letters keep their case. */
export function normaliseKeepingCase(text: string): string {
  let kept = '';
  for (const char of withoutInvisible(text)) {
    const code = char.charCodeAt(0);
    kept += char.length === 1 && KEPT.has(code) ? String.fromCharCode(TWINS.get(code) ?? code) : char;
  }
  // NFKC would decompose the marks kept above, so only the text between them is normalised.
  return kept
    .split(/([\u2120\u2122\u2026])/u)
    .map((part, index) => (index % 2 === 1 ? part : withTwins(normalizeText(part, 'NFKC'))))
    .join('');
}

function withTwins(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    out += String.fromCharCode(TWINS.get(code) ?? code);
  }
  return out;
}

/** The form in which texts are compared: NFKC, typographic variants made equal, lower case. */
export function foldString(text: string): string {
  return withTwins(normaliseKeepingCase(text).toLowerCase());
}

/** Letters that lower case does not restore from their capitals: STRASSE, ARÇELİK, IŞIK, ΑΛΦΑ. */
const CAPITALS_LOSE = /i\u0307|[ßıάέήίΐόύΰώ]/gu;
const WITHOUT_LOSS: Readonly<Record<string, string>> = {
  ...{ 'i\u0307': 'i', ß: 'ss', ı: 'i' },
  ...{ ά: 'α', έ: 'ε', ή: 'η', ί: 'ι', ΐ: 'ϊ', ό: 'ο', ύ: 'υ', ΰ: 'ϋ', ώ: 'ω' },
};

/** Vowel points, which Arabic and Hebrew rarely write, and the Arabic tatweel, which lengthens a word. */
const POINTS = /[\u0591-\u05bd]|[\u05bf\u05c1\u05c2]|[\u064b-\u0652]|\u0670|\u0640/gu;

/** The form in which names are matched: folded, and equal for spellings in capitals and with or without vowel points. */
export function foldName(text: string): string {
  return foldString(text)
    .replaceAll(POINTS, '')
    .replaceAll(CAPITALS_LOSE, (letter) => WITHOUT_LOSS[letter] ?? letter);
}

function buildFold(): Uint16Array {
  const fold = new Uint16Array(0x10000);
  for (let code = 0; code < 0x10000; code += 1) {
    // Ideographs, Hangul and private use fold to themselves; folding 50,000 of them would only slow down the start.
    if ((code >= 0x3400 && code < 0xd800) || (code >= 0xdc00 && code < 0xf900) || code === 0xd83d) {
      fold[code] = isJoiner(code) ? SPECIAL : code;
    } else if (isSurrogate(code) || isJoiner(code)) {
      fold[code] = SPECIAL;
    } else {
      const folded = foldName(String.fromCharCode(code));
      fold[code] = folded.length === 1 ? folded.charCodeAt(0) : SPECIAL;
    }
  }
  return fold;
}

function buildWordClass(): Uint8Array {
  const classes = new Uint8Array(0x10000);
  for (let code = 0; code < 0x10000; code += 1) {
    if ((code >= 0x3400 && code < 0x4dc0) || (code >= 0x4e00 && code < 0xa000) || (code >= 0xac00 && code < 0xd7a4)) {
      classes[code] = UNSPACED_WORD;
    } else if (!isSurrogate(code)) {
      classes[code] = classifyCodePoint(code);
    }
  }
  return classes;
}

function classifyCodePoint(codePoint: number): number {
  const char = String.fromCodePoint(codePoint);
  // Only real digits count: footnote marks (Sony², Sony①) and trademark signs follow a word but are not part of it.
  if (isDecoration(codePoint) || !LETTER_DIGIT_MARK.test(char)) {
    return NOT_WORD;
  }
  return UNSPACED.test(char) ? UNSPACED_WORD : SPACED_WORD;
}

/** Folded form of a UTF-16 unit, or SPECIAL. */
export const FOLD: Uint16Array = buildFold();
/** NOT_WORD, SPACED_WORD or UNSPACED_WORD of a UTF-16 unit outside surrogate pairs. */
export const WORD_CLASS: Uint8Array = buildWordClass();

/** True if a folded Latin letter follows another: the fastest proof that no word starts here, which skips most units of an English text. */
export function isLatinInside(code: number, previous: number): boolean {
  return (code - 0x61) >>> 0 < 26 && (previous - 0x61) >>> 0 < 26;
}

/** More invisible characters in a row are noise, and skipping all of them would not be linear. */
const MAX_INVISIBLE = 8;

/** True for characters that can be inside a word without ending it. */
function isPassedOver(code: number): boolean {
  return isInvisible(code) && code !== ZERO_WIDTH_SPACE;
}

/** Word class of the character that ends before `index`; invisible ones are skipped. */
export function wordClassBefore(text: string, index: number): number {
  let end = index;
  while (end > 0 && index - end < MAX_INVISIBLE && isPassedOver(text.charCodeAt(end - 1))) {
    end -= 1;
  }
  if (end <= 0) {
    return NOT_WORD;
  }
  const code = text.charCodeAt(end - 1);
  if (code >= 0xdc00 && code <= 0xdfff && end >= 2) {
    return classifyCodePoint(text.codePointAt(end - 2) ?? 0);
  }
  return WORD_CLASS[code] ?? NOT_WORD;
}

/** Word class of the character that starts at `index`; invisible ones are skipped. */
export function wordClassAt(text: string, index: number): number {
  let start = index;
  while (start < text.length && start - index < MAX_INVISIBLE && isPassedOver(text.charCodeAt(start))) {
    start += 1;
  }
  if (start >= text.length) {
    return NOT_WORD;
  }
  const code = text.charCodeAt(start);
  if (code >= 0xd800 && code <= 0xdbff) {
    return classifyCodePoint(text.codePointAt(start) ?? 0);
  }
  return WORD_CLASS[code] ?? NOT_WORD;
}
