import type { CitedTerms } from '../CitedText.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import { countLength } from '../text/countLength.ts';

/** With fewer cited texts no 95th percentile can be computed, and `USUAL_LIMIT` applies. */
const LEAST_CITED = 20;
const USUAL_LIMIT = 0.06;
const PERCENTILE = 0.95;
/** In a shorter text, a term in every sentence is not stuffing. */
const LEAST_LENGTH = 100;
const MARKED = 12;
const NONE: CitedTerms = { terms: [], pages: [] };

const densityOf = (count: number, term: string, length: number): number =>
  count === 0 ? 0 : Math.min(1, (count * countLength(term)) / length);

function limitOf({ terms, pages }: CitedTerms): number {
  if (pages.length < LEAST_CITED) return USUAL_LIMIT;
  const densities = pages.map(({ length, counts }) =>
    length < LEAST_LENGTH ? 0 : Math.max(0, ...terms.map((term, i) => densityOf(counts[i] ?? 0, term, length))),
  );
  const sorted = densities.sort((a, b) => a - b);
  return sorted[Math.ceil(PERCENTILE * sorted.length) - 1] ?? USUAL_LIMIT;
}

/**
 * Penalty: a prompt's term takes up more of the text than in 95 % of the cited pages; where fewer than 20 of their texts are known, more
 * than 6 %. Sentences with an unsourced claim do not count in the length, so adding one cannot lift the penalty.
 */
export function rateStuffing({ input, document, claims, finder, promptTerms }: ScoreContext): Rating {
  const terms = [...new Set(promptTerms.flat())];
  const length = document.sentences.reduce(
    (sum, sentence, i) => (claims.flagged[i] === true ? sum : sum + sentence.length),
    0,
  );
  const limit = limitOf(input.cited ?? NONE);
  const isShort = document.sentences.reduce((sum, sentence) => sum + sentence.length, 0) < LEAST_LENGTH;
  const stuffed = (isShort ? [] : terms)
    .map((term) => ({ term, places: finder.find(term) }))
    .map((one) => ({ ...one, density: densityOf(one.places.length, one.term, length) }))
    .filter(({ density }) => density > limit)
    .sort((a, b) => b.density - a.density);
  const percent = (share: number): number => Math.round(share * 1000) / 10;
  return {
    value: stuffed.length > 0 ? 1 : 0,
    found: stuffed.flatMap(({ places }) =>
      places.slice(0, MARKED).map(({ start, end }) => ({ start, end, kind: 'excess' as const })),
    ),
    missing: stuffed.map(({ term, density, places }) => ({
      id: 'stuffing.term',
      at: places[0] ?? null,
      values: { term, count: places.length, share: percent(density), limit: percent(limit) },
    })),
  };
}
