import { isSentenceEnd } from './isSentenceEnd.ts';
import type { SentenceRules } from './SentenceRules.ts';

/** Start of the sentence around the place `index` of `text`, not before `floor`. Quotations are not kept together. */
export function sentenceStart(text: string, index: number, rules: SentenceRules, floor = 0): number {
  let at = index;
  while (at > floor && !(rules.mayEnd[text.charCodeAt(at - 1)] === 1 && isSentenceEnd(text, at - 1, rules))) {
    at -= 1;
  }
  return at;
}

/** End, exclusive, of the sentence around the place `index` of `text`. Quotations are not kept together. */
export function sentenceEnd(text: string, index: number, rules: SentenceRules): number {
  let at = index;
  while (at < text.length && !(rules.mayEnd[text.charCodeAt(at)] === 1 && isSentenceEnd(text, at, rules))) {
    at += 1;
  }
  return Math.min(text.length, at + 1);
}
