import { mayBeTerm, splitTerms } from './splitTerms.ts';

/** A term and how many texts hold it. */
export interface SharedTerm {
  readonly term: string;
  readonly texts: number;
}

const LONGEST_HAN = 6;
const LONGEST_PHRASE = 3;
/** A part of a longer term is dropped when the longer one stands in that share of its texts: 途电 beside 长途电动车. */
const SWALLOWED = 0.6;

interface Seen {
  texts: number;
  /** Characters before and after it; the edge of a stretch counts as a new one each time. */
  readonly before: Set<string>;
  readonly after: Set<string>;
}

function note(seen: Map<string, Seen>, inText: Set<string>, term: string, before: string, after: string): void {
  const entry = seen.get(term) ?? { texts: 0, before: new Set(), after: new Set() };
  seen.set(term, entry);
  entry.before.add(before === '' ? `^${String(entry.before.size)}` : before);
  entry.after.add(after === '' ? `$${String(entry.after.size)}` : after);
  if (!inText.has(term)) {
    inText.add(term);
    entry.texts += 1;
  }
}

function noteHan(seen: Map<string, Seen>, inText: Set<string>, stretch: string): void {
  for (let from = 0; from < stretch.length; from += 1) {
    for (let length = 2; length <= LONGEST_HAN && from + length <= stretch.length; length += 1) {
      const to = from + length;
      const term = stretch.slice(from, to);
      if (!mayBeTerm(term)) continue;
      note(seen, inText, term, stretch.slice(0, from).slice(-1), stretch.slice(to, to + 1));
    }
  }
}

function notePhrase(seen: Map<string, Seen>, inText: Set<string>, phrase: readonly string[]): void {
  for (let from = 0; from < phrase.length; from += 1) {
    for (let length = 1; length <= LONGEST_PHRASE && from + length <= phrase.length; length += 1) {
      const term = phrase.slice(from, from + length).join(' ');
      // A short word alone says too little; in a phrase it may (EV range).
      if (length > 1 || term.length > 3) note(seen, inText, term, '', '');
    }
  }
}

/**
 * Terms that at least `least` of some texts share, most texts first (of equals the longer, then in their order). There is no dictionary:
 * texts are cut at function and question words (`splitTerms`); a stretch of two to six Chinese characters is a term when it
 * has at least two different neighbours on both sides (accessor variety: Feng, Chen, Deng and Zheng 2004), a phrase of one to three
 * English words when it is shared; parts of a longer term that hardly stand alone are dropped.
 */
export function sharedTerms(texts: readonly string[], least: number): SharedTerm[] {
  const seen = new Map<string, Seen>();
  for (const text of texts) {
    const { stretches, phrases } = splitTerms(text);
    const inText = new Set<string>();
    for (const stretch of stretches) noteHan(seen, inText, stretch);
    for (const phrase of phrases) notePhrase(seen, inText, phrase);
  }
  const found = [...seen]
    .filter(([, { texts: count, before, after }]) => count >= least && before.size > 1 && after.size > 1)
    .map(([term, { texts: count }]) => ({ term, texts: count }))
    .sort((a, b) => b.term.length - a.term.length);
  const kept: SharedTerm[] = [];
  for (const candidate of found) {
    const isPart = kept.some(
      ({ term, texts: count }) => term.includes(candidate.term) && count >= SWALLOWED * candidate.texts,
    );
    if (!isPart) kept.push(candidate);
  }
  return kept.sort((a, b) => b.texts - a.texts);
}
