import { compareTexts } from '#client/lib/compareTexts.ts';
import type { BrandDefinition } from '../ProjectDefinition.ts';
import { maskNonText } from '../text/maskNonText.ts';
import { MentionMatcher } from '../text/MentionMatcher.ts';
import { SpanList } from '../text/SpanList.ts';
import { HanNames } from './HanNames.ts';
import { LatinNames } from './LatinNames.ts';
import type { NameCandidate } from './LatinNames.ts';

/** A prominent name in answers, with the number of answers that contain it. */
interface NameSuggestion {
  readonly name: string;
  readonly answers: number;
}

interface SuggestOptions {
  /** Names already tracked, which are not suggested. */
  readonly known?: readonly string[];
  /** Limit of suggestions. */
  readonly most?: number;
}

const MOST = 30;
/** Candidates counted exactly; the matcher can distinguish 255 names. */
const MOST_COUNTED = 120;
/** Least share of a name's answers in which it heads a part; names only mentioned in passing are technologies, shops or places. */
const HEAD_SHARE = 0.35;
/** With fewer names as heads, the answers are prose: names inside sentences count, too. */
const FEW_NAMES = 5;
const INSIDE_SHARE = 0.02;
/** With fewer answers a name need not repeat. */
const FEW_ANSWERS = 10;

/** Relevant names also occur near the start of a long answer. */
const LONGEST_TEXT = 20_000;
const TABLE_RULE = /^[ \t]*\|[-| :\t]{2,}$/u;

/** Removes the rows above a table's rule: they name the columns. */
function withoutTableHeads(text: string): string {
  const lines = text.split('\n');
  return lines.filter((_, index) => !TABLE_RULE.test(lines[index + 1] ?? '')).join('\n');
}

/** An answer without its link targets, addresses and citation marks; a bar separates the text around them. */
function withoutNonText(recorded: string, spans: SpanList): string {
  const text = withoutTableHeads(recorded.slice(0, LONGEST_TEXT));
  maskNonText(text, spans);
  let clean = '';
  let from = 0;
  for (let i = 0; i < spans.count; i += 1) {
    clean += `${text.slice(from, spans.from(i))} | `;
    from = spans.to(i);
  }
  return clean + text.slice(from);
}

/** A name in the form of a brand, for the mention matcher. */
export function asBrand(name: string): BrandDefinition {
  return { id: name, name, own: false, aliases: [], match_case: false, domains: [] };
}

/** Number of answers that contain each name, matched as mentions are. */
function countAnswers(texts: readonly string[], names: readonly string[]): number[] {
  const matcher = new MentionMatcher(names.map(asBrand));
  const counts = names.map(() => 0);
  for (const text of texts) {
    const count = matcher.scan(text);
    const found = new Set(Array.from({ length: count }, (_, index) => matcher.brandOf(index)));
    for (const brand of found) counts[brand] = (counts[brand] ?? 0) + 1;
  }
  return counts;
}

function choose(candidates: readonly NameCandidate[], answers: number): readonly NameCandidate[] {
  const enough = answers < FEW_ANSWERS ? 1 : 2;
  const heading = candidates.filter(
    ({ heads, inside, answers: of }) =>
      (heads >= enough || (heads > 0 && inside > 0)) && heads >= HEAD_SHARE * Math.max(of, 1),
  );
  if (heading.length >= FEW_NAMES) return heading;
  const least = Math.max(2, INSIDE_SHARE * answers);
  return candidates.filter((candidate) => heading.includes(candidate) || candidate.inside >= least);
}

/**
 * Possible brand names, most answers first: those that head list items, headings, table rows or bold words, in
 * Chinese and English. Ordinary words, labels, models and products are excluded by counts and a short word list, not
 * by knowing brands; a person chooses from the rest.
 */
export function suggestNames(texts: readonly string[], options: SuggestOptions = {}): NameSuggestion[] {
  const spans = new SpanList();
  const latin = new LatinNames();
  const han = new HanNames();
  for (const text of texts) {
    const clean = withoutNonText(text, spans);
    latin.add(clean);
    han.add(clean);
  }
  const known = new Set((options.known ?? []).map((name) => name.toLowerCase()));
  const names = choose([...latin.find(), ...han.find()], texts.length)
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .sort((a, b) => b.heads - a.heads || b.answers - a.answers || compareTexts(a.name, b.name))
    .slice(0, MOST_COUNTED)
    .map(({ name }) => name);
  const counts = countAnswers(texts, names);
  return (
    names
      .map((name, index) => ({ name, answers: counts[index] ?? 0 }))
      .filter(({ answers }) => answers > 0)
      // The sort is stable: ties keep those that head more parts first.
      .sort((a, b) => b.answers - a.answers)
      .slice(0, options.most ?? MOST)
  );
}
