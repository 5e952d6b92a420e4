import { mayBeTerm, splitTerms, type TermParts } from './splitTerms.ts';

/** A term and the number of texts that contain it. */
interface SharedTerm {
  readonly term: string;
  readonly texts: number;
}

const LONGEST_HAN = 6;
const LONGEST_PHRASE = 3;
/** A part of a longer term is dropped if the longer term is in this share of its texts: 途电 in 长途电动车. */
const SWALLOWED = 0.6;

/** An occurrence of a term with its neighbouring characters; empty at the edge of a stretch. */
type Visit = (term: string, before: string, after: string) => void;

function visitHan(stretch: string, visit: Visit): void {
  for (let from = 0; from < stretch.length; from += 1) {
    for (let length = 2; length <= LONGEST_HAN && from + length <= stretch.length; length += 1) {
      const to = from + length;
      const term = stretch.slice(from, to);
      if (mayBeTerm(term)) visit(term, stretch.slice(0, from).slice(-1), stretch.slice(to, to + 1));
    }
  }
}

function visitPhrase(phrase: readonly string[], visit: Visit): void {
  for (let from = 0; from < phrase.length; from += 1) {
    for (let length = 1; length <= LONGEST_PHRASE && from + length <= phrase.length; length += 1) {
      const term = phrase.slice(from, from + length).join(' ');
      // A short word alone says too little, but it may in a phrase (EV range).
      if (length > 1 || term.length > 3) visit(term, '', '');
    }
  }
}

function visitTerms({ stretches, phrases }: TermParts, visit: Visit): void {
  for (const stretch of stretches) visitHan(stretch, visit);
  for (const phrase of phrases) visitPhrase(phrase, visit);
}

/** Number of texts that contain each term, for terms in at least `least` texts. */
function countTexts(texts: readonly TermParts[], least: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const parts of texts) {
    const inText = new Set<string>();
    visitTerms(parts, (term) => inText.add(term));
    for (const term of inText) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count >= least));
}

interface Neighbours {
  /** Each edge of a stretch counts as a distinct neighbour. */
  readonly before: Set<string>;
  readonly after: Set<string>;
}

/** The distinct neighbours of terms. Only for shared terms, since most stretches of characters occur once. */
function neighboursOf(
  texts: readonly TermParts[],
  shared: ReadonlyMap<string, number>,
): ReadonlyMap<string, Neighbours> {
  const found = new Map<string, Neighbours>(
    [...shared.keys()].map((term) => [term, { before: new Set(), after: new Set() }]),
  );
  for (const parts of texts) {
    visitTerms(parts, (term, before, after) => {
      const beside = found.get(term);
      beside?.before.add(before === '' ? `^${String(beside.before.size)}` : before);
      beside?.after.add(after === '' ? `$${String(beside.after.size)}` : after);
    });
  }
  return found;
}

/**
 * Terms that at least `least` of some texts share, most texts first (ties: the longer first, then in their order). Works without a
 * dictionary.
 * Texts are cut at function and question words (`splitTerms`). A stretch of two to six Chinese characters is a term if it
 * has at least two distinct neighbours on both sides (accessor variety: Feng, Chen, Deng and Zheng 2004); a phrase of one to three
 * English words if it is shared. Parts of a longer term that rarely occur alone are dropped.
 */
export function sharedTerms(texts: readonly string[], least: number): SharedTerm[] {
  const parts = texts.map(splitTerms);
  const shared = countTexts(parts, least);
  const neighbours = neighboursOf(parts, shared);
  const found = [...shared]
    .filter(([term]) => {
      const beside = neighbours.get(term);
      return beside !== undefined && beside.before.size > 1 && beside.after.size > 1;
    })
    .map(([term, count]) => ({ term, texts: count }))
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
