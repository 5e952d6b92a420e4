import type { Span } from '#client/lib/Span.ts';
import { median } from '#client/lib/stats/median.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import { isWithinOne } from '../text/orderedSpans.ts';
import { TermFinder } from '../text/terms.ts';
import type { Mark, Suggestion } from '../types.ts';
import { bm25 } from './bm25.ts';
import { headOf } from './headOf.ts';

const OPENING = { zh: 150, en: 100 } as const;
/** Share of the comparison with cited pages, where their texts are known. */
const DEPTH_SHARE = 0.3;

interface Wanted {
  readonly term: string;
  readonly found: readonly Span[];
  readonly inTitle: boolean;
}

/** The text's BM25 for the terms of all prompts as a share of the cited pages' median, at most 1; null: no cited text is known. */
function depthOf({ input, document, finder, promptTerms }: ScoreContext): number | null {
  const { terms: known, pages } = input.cited ?? { terms: [], pages: [] };
  const terms = [...new Set(promptTerms.flat())];
  if (pages.length === 0 || terms.length === 0) return null;
  const places = terms.map((term) => known.indexOf(term));
  const [own = 0, ...others] = bm25([
    { counts: terms.map((term) => finder.find(term).length), length: document.length },
    ...pages.map(({ length, counts }) => ({ counts: places.map((place) => counts[place] ?? 0), length })),
  ]);
  const usual = median(others) ?? 0;
  return usual <= 0 ? 1 : Math.min(1, own / usual);
}

function firstPlaces(wanted: readonly Wanted[]): Mark[] {
  const marks = new Map<number, Mark>();
  for (const { found } of wanted) {
    const first = found[0];
    if (first !== undefined && !marks.has(first.start)) marks.set(first.start, { ...first, kind: 'term' });
  }
  return [...marks.values()].sort((a, b) => a.start - b.start);
}

/**
 * Share of the prompts' terms, and of one name of the subject, that occur in the title, the headings or the first 100 words (Chinese: 150
 * characters); the mean over prompts. Where texts of currently cited pages are known, BM25 against them counts 30 %.
 */
export function rateMatch(context: ScoreContext): Rating {
  const { input, document, finder, promptTerms } = context;
  if (input.prompts.length === 0) {
    return { value: 0, found: [], missing: [{ id: 'match.prompts', at: null, values: {} }] };
  }
  const head = headOf(document, OPENING[document.language]).sort((a, b) => a.start - b.start);
  const title = new TermFinder(input.facts?.title ?? '');
  const inHead = (spans: readonly Span[]): Span[] => spans.filter((span) => isWithinOne(head, span));
  const terms = new Map<string, Wanted>();
  for (const term of promptTerms.flat()) {
    terms.set(term, { term, found: inHead(finder.find(term)), inTitle: title.find(term).length > 0 });
  }
  const names = input.entities.map((name): Wanted => ({
    term: name,
    found: inHead(finder.findName(name)),
    inTitle: title.findName(name).length > 0,
  }));
  const isThere = ({ found, inTitle }: Wanted): boolean => inTitle || found.length > 0;
  const named = names.some(isThere);
  const perPrompt = promptTerms.map((prompt) => {
    const there = prompt.filter((term) => isThere(terms.get(term) ?? { term, found: [], inTitle: false })).length;
    const wanted = prompt.length + (names.length > 0 ? 1 : 0);
    return wanted === 0 ? 0 : (there + (named ? 1 : 0)) / wanted;
  });
  const share = perPrompt.reduce((sum, value) => sum + value, 0) / perPrompt.length;
  const depth = depthOf(context);
  const missing: Suggestion[] = [...terms.values()]
    .filter((one) => !isThere(one))
    .map(({ term }) => ({ id: 'match.term', at: null, values: { term } }));
  if (names.length > 0 && !named) {
    missing.unshift({ id: 'match.entity', at: null, values: { name: names[0]?.term ?? '' } });
  }
  if (depth !== null && depth < 1) {
    missing.push({ id: 'match.depth', at: null, values: { share: Math.round(depth * 100) } });
  }
  const value = depth === null ? share : (1 - DEPTH_SHARE) * share + DEPTH_SHARE * depth;
  return { value, found: firstPlaces([...names, ...terms.values()]), missing };
}
