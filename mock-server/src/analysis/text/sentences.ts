import { WORD_CLASS } from './charTables.ts';
import { unitsOf } from './unitsOf.ts';

/** A stretch of a text, end exclusive. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
}

const NEWLINE = 0x0a;
const DOT = 0x2e;
const MAX_ABBREVIATION = 6;
const MAX_CLOSERS = 3;

const ENDERS = unitsOf('。！？!?');
const CLOSERS = unitsOf('"\'”’」』）)】]*_');
const ABBREVIATIONS = new Set(
  'e.g i.e vs dr mr mrs ms st inc co ltd corp approx est fig prof gen jr sr u.s u.k a.m p.m dept avg max min'.split(
    ' ',
  ),
);

/** True when a sentence of a Chinese or English text ends with the character at `index`. Looks at a few neighbours only. */
function isSentenceEnd(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code === NEWLINE) {
    return true;
  }
  const next = text.charCodeAt(index + 1);
  // A run of enders and closing quotes ends with its last character.
  if (ENDERS.has(next) || (CLOSERS.has(next) && isClosing(text, index + 1))) {
    return false;
  }
  let at = index;
  while (at > 0 && index - at < MAX_CLOSERS && CLOSERS.has(text.charCodeAt(at))) {
    at -= 1;
  }
  const ender = text.charCodeAt(at);
  return ENDERS.has(ender) || (ender === DOT && endsWithDot(text, at, index + 1));
}

/** True for a quote or bracket that closes, not one that opens the next sentence: nothing or a blank stands behind it. */
function isClosing(text: string, index: number): boolean {
  let at = index;
  while (at < index + MAX_CLOSERS && CLOSERS.has(text.charCodeAt(at))) {
    at += 1;
  }
  const after = text.charCodeAt(at);
  return Number.isNaN(after) || isBlank(after) || WORD_CLASS[after] === 2 || text.charCodeAt(index) > 0x7f;
}

/** A full stop: followed by a blank, or by a capital where the blank got lost; not in 4.5, e.g., Dr. or J. Smith. */
function endsWithDot(text: string, dot: number, afterRun: number): boolean {
  const after = text.charCodeAt(afterRun);
  if (after === DOT || text.charCodeAt(dot - 1) === DOT) {
    return after !== DOT && isBlankOrEnd(after) && startsUpper(text, afterRun + 1);
  }
  if (!isBlankOrEnd(after) && !(isUpper(after) && isLower(text.charCodeAt(dot - 1))) && WORD_CLASS[after] !== 2) {
    return false;
  }
  return !isAbbreviated(text, dot);
}

/** True when the word before the full stop is an initial or a known abbreviation. */
function isAbbreviated(text: string, dot: number): boolean {
  let start = dot;
  while (start > 0 && dot - start <= MAX_ABBREVIATION) {
    const code = text.charCodeAt(start - 1);
    if (code !== DOT && !isUpper(code) && !isLower(code)) {
      break;
    }
    start -= 1;
  }
  const length = dot - start;
  if (length === 0 || length > MAX_ABBREVIATION) {
    return false;
  }
  const isInitial = length === 1 && isUpper(text.charCodeAt(start));
  const word = text.slice(start, dot).toLowerCase();
  return isInitial || ABBREVIATIONS.has(word) || (word === 'no' && /^\.\s?\d/u.test(text.slice(dot, dot + 3)));
}

function startsUpper(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return Number.isNaN(code) || isUpper(code);
}

function isBlankOrEnd(code: number): boolean {
  return Number.isNaN(code) || isBlank(code);
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === NEWLINE || code === 0x09 || code === 0x0d || code === 0xa0 || code === 0x3000;
}

function isUpper(code: number): boolean {
  return code >= 0x41 && code <= 0x5a;
}

function isLower(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

/** The only characters a sentence can end with; everything else is passed over without a closer look. */
const MAY_END = new Uint8Array(0x10000);
for (const code of [NEWLINE, DOT, ...ENDERS, ...CLOSERS]) {
  MAY_END[code] = 1;
}

/** Start of the sentence that `index` stands in, not before `floor`. */
export function sentenceStart(text: string, index: number, floor = 0): number {
  let at = index;
  while (at > floor && !(MAY_END[text.charCodeAt(at - 1)] === 1 && isSentenceEnd(text, at - 1))) {
    at -= 1;
  }
  return at;
}

/** End, exclusive, of the sentence that `index` stands in. */
export function sentenceEnd(text: string, index: number): number {
  let at = index;
  while (at < text.length && !(MAY_END[text.charCodeAt(at)] === 1 && isSentenceEnd(text, at))) {
    at += 1;
  }
  return Math.min(text.length, at + 1);
}

/** Splits a Chinese or English text into sentences; a line break always ends one. Blank sentences are left out. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (let from = 0; from < text.length;) {
    const to = sentenceEnd(text, from);
    if (text.slice(from, to).trim() !== '') {
      sentences.push({ from, to });
    }
    from = to;
  }
  return sentences;
}
