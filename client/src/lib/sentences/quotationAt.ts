import { DOT } from './characters.ts';
import type { SentenceRules } from './SentenceRules.ts';

/** A quotation whose sentences stay together. */
interface Quotation {
  /** Place of the closing quotation mark. */
  readonly close: number;
  /** Whether the enclosing sentence ends with it: he said: "It works." */
  readonly ends: boolean;
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['“', '”'],
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
]);
/** What precedes a quotation that ends its sentence. */
const INTRODUCES = /[:：,，]\s*$/u;
const LONGEST_INTRODUCTION = 4;

/** The quotation that opens at `at` in a sentence that starts at `from`; null if none opens or it is too long. */
export function quotationAt(text: string, at: number, from: number, rules: SentenceRules): Quotation | null {
  if (rules.longestQuotation === 0) return null;
  const closing = CLOSING.get(text[at] ?? '');
  if (closing === undefined) return null;
  const found = text.slice(at + 1, at + rules.longestQuotation).indexOf(closing);
  if (found === -1) return null;
  const close = at + 1 + found;
  const last = text.charCodeAt(close - 1);
  const before = text.slice(Math.max(from, at - LONGEST_INTRODUCTION), at);
  return { close, ends: (rules.enders.has(last) || last === DOT) && INTRODUCES.test(before) };
}
