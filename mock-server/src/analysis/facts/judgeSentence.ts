import type { FactVerdict } from '#client/api/brandCentreSchemas.ts';
import { DAY_MS } from '#client/lib/dates.ts';
import { compareQuantity, isComparable } from './compareQuantity.ts';
import type { CompiledFact } from './compileFact.ts';
import type { Quantity } from './Quantity.ts';
import { readQuantities } from './readQuantities.ts';

/** A tracked brand's name in a sentence; offsets into the sentence. */
export interface SentenceMention {
  readonly brand: number;
  readonly from: number;
}

export interface Judgement {
  readonly verdict: FactVerdict;
  /** The number that decided the verdict; null if there is none. */
  readonly said: Quantity | null;
}

const CLAUSE_BREAK = /[，；;、]|,(?!\d)|(?:但是|但|而|不过)|\b(?:but|while|whereas|however)\b/gu;
const NEGATED =
  /(?:不是|并非|不再是|绝非|isn't|is not|are not|aren't|was not|wasn't|not|no longer)\s*(?:约|about)?\s*$/u;
const LATIN = /[\p{Script=Latin}\p{N}]/u;

/** Whether a folded text contains a term; a Latin term must not be part of another word. */
export function holdsTerm(text: string, term: string): boolean {
  return termAt(text, term) >= 0;
}

function termAt(text: string, term: string): number {
  const first = term.charAt(0);
  const last = term.charAt(term.length - 1);
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const isInside =
      (LATIN.test(first) && LATIN.test(text.charAt(at - 1))) ||
      (LATIN.test(last) && LATIN.test(text.charAt(at + term.length)));
    if (!isInside) return at;
  }
  return -1;
}

function clauseStarts(text: string): number[] {
  return [0, ...[...text.matchAll(CLAUSE_BREAK)].map(({ index }) => index)];
}

const clauseOf = (starts: readonly number[], at: number): number => starts.findLastIndex((start) => start <= at);

/** A number belongs to the last brand named before it, else to the first one after it. */
function isOfBrand(quantity: Quantity, brand: number | null, mentions: readonly SentenceMention[]): boolean {
  if (brand === null || mentions.length === 0) return true;
  const owner = mentions.findLast(({ from }) => from <= quantity.from) ?? mentions[0];
  return owner?.brand === brand;
}

/** A year outside the fact's validity: the sentence is about the past or the future. */
function speaksOfOtherYears(quantities: readonly Quantity[], { years, expected }: CompiledFact): boolean {
  if (expected.dimension === 'date') return false;
  const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();
  return quantities.some(
    ({ dimension, low, high }) => dimension === 'date' && (yearOf(high) < years[0] || yearOf(low) > years[1]),
  );
}

/**
 * The numbers that may be meant: those in a clause with a word of the subject, else a single number elsewhere. All of them
 * if the whole subject is in the heading.
 */
function candidates(text: string, numbers: readonly Quantity[], { terms }: CompiledFact): readonly Quantity[] {
  const starts = clauseStarts(text);
  const places = terms.flatMap((spellings) => spellings.map((term) => termAt(text, term)).filter((at) => at >= 0));
  if (places.length === 0) return numbers;
  const clauses = new Set(places.map((at) => clauseOf(starts, at)));
  const near = numbers.filter(({ from }) => clauses.has(clauseOf(starts, from)));
  if (near.length > 0) return near;
  return numbers.length === 1 ? numbers : [];
}

/**
 * The verdict of a folded sentence on a fact. Words of the subject and years may also be in its headings. Null if a word of the subject is
 * missing; whether the sentence names the brand is checked by the caller. Supported if one of the numbers that may be meant agrees;
 * contradicted if the only such number does not; unknown if there is none, or if several disagree, so that it is unclear which is meant.
 */
export function judgeSentence(
  text: string,
  fact: CompiledFact,
  mentions: readonly SentenceMention[] = [],
  heading = '',
): Judgement | null {
  const isSaid = (term: string): boolean => holdsTerm(text, term) || (heading !== '' && holdsTerm(heading, term));
  if (!fact.terms.every((spellings) => spellings.some(isSaid))) return null;
  const quantities = readQuantities(text);
  const numbers = quantities.filter(
    (quantity) => isComparable(quantity, fact.expected) && isOfBrand(quantity, fact.brand, mentions),
  );
  const dated = heading === '' ? quantities : [...quantities, ...readQuantities(heading)];
  const meant = speaksOfOtherYears(dated, fact) ? [] : candidates(text, numbers, fact);
  // A heading names the subject of a section, but not every sentence below is about it: one without a number is skipped.
  const isOwnSubject = fact.terms.every((spellings) => spellings.some((term) => holdsTerm(text, term)));
  if (!isOwnSubject && meant.length === 0) return null;
  const judged = meant.map((said) => ({ said, verdict: verdictOf(text, said, fact.expected) }));
  const agreeing = judged.find(({ verdict }) => verdict === 'supported');
  if (agreeing) return agreeing;
  const [only, other] = judged.filter(({ verdict }) => verdict === 'contradicted');
  return only !== undefined && other === undefined ? only : { verdict: 'unknown', said: null };
}

/** "Not 18 but 20": a negated number reverses the verdict. */
function verdictOf(text: string, said: Quantity, expected: Quantity): FactVerdict {
  const verdict = compareQuantity(said, expected);
  if (!NEGATED.test(text.slice(Math.max(0, said.from - 14), said.from))) return verdict;
  return verdict === 'supported' ? 'contradicted' : 'unknown';
}
