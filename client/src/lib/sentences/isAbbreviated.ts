import { DOT, isLower, isUpper } from './characters.ts';
import type { SentenceRules } from './SentenceRules.ts';

const MAX_ABBREVIATION = 6;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** "No. 5" is a number, "no." is an answer. */
const NUMBER_FOLLOWS = /^\.\s?\d/u;

/** Whether the word before the full stop at `dot` is an initial or an abbreviation, whose full stop ends no sentence. */
export function isAbbreviated(text: string, dot: number, rules: SentenceRules): boolean {
  let start = dot;
  while (start > 0 && dot - start <= MAX_ABBREVIATION) {
    const code = text.charCodeAt(start - 1);
    if (code === DOT && rules.abbreviationStarts === 'word' && isKnown(text, start, dot, rules)) return true;
    if (code !== DOT && !isUpper(code) && !isLower(code)) break;
    start -= 1;
  }
  if (rules.abbreviationStarts === 'word' && LETTER_OR_DIGIT.test(text[start - 1] ?? '')) return false;
  return isKnown(text, start, dot, rules);
}

function isKnown(text: string, start: number, dot: number, { abbreviations, initials }: SentenceRules): boolean {
  const length = dot - start;
  if (length === 0 || length > MAX_ABBREVIATION) return false;
  const first = text.charCodeAt(start);
  if (length === 1 && (isUpper(first) || (initials === 'any' && isLower(first)))) return true;
  const word = text.slice(start, dot).toLowerCase();
  return abbreviations.has(word) || (word === 'no' && NUMBER_FOLLOWS.test(text.slice(dot, dot + 3)));
}
