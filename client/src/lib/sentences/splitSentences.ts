import type { Span } from '../Span.ts';
import { isSentenceEnd } from './isSentenceEnd.ts';
import { quotationAt } from './quotationAt.ts';
import type { SentenceRules } from './SentenceRules.ts';

/** The place after the enders and closers that follow `at`. */
function endOfRun(text: string, at: number, { enders, closers }: SentenceRules): number {
  let end = at + 1;
  while (enders.has(text.charCodeAt(end)) || closers.has(text.charCodeAt(end))) end += 1;
  return end;
}

/**
 * Splits a Chinese or English text into sentences by the rules for its kind. The spans cover the text, spaces included; sentences of spaces
 * only are left out.
 */
export function splitSentences(text: string, rules: SentenceRules): Span[] {
  const sentences: Span[] = [];
  let from = 0;
  /** The place after the last quotation that was kept together. */
  let floor = 0;
  const cut = (to: number): void => {
    if (text.slice(from, to).trim() !== '') sentences.push({ start: from, end: to });
    from = to;
  };
  for (let at = 0; at < text.length; at += 1) {
    const quotation = quotationAt(text, at, from, rules);
    if (quotation !== null) {
      floor = quotation.close + 1;
      at = quotation.ends ? endOfRun(text, quotation.close, rules) - 1 : quotation.close;
      if (quotation.ends) cut(at + 1);
    } else if (rules.mayEnd[text.charCodeAt(at)] === 1 && isSentenceEnd(text, at, rules, floor)) {
      cut(at + 1);
    }
  }
  cut(text.length);
  return sentences;
}

/** Trims a span; empty if it is only spaces. */
export function trimSpan(text: string, { start, end }: Span): Span {
  const whole = text.slice(start, end);
  const first = start + whole.length - whole.trimStart().length;
  return { start: first, end: Math.max(first, start + whole.trimEnd().length) };
}
