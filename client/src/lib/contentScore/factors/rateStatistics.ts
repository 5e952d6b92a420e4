import { isQuoted } from '../claims/readClaims.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import type { Mark, Suggestion } from '../types.ts';

/** Figures per `STRETCH` for full marks. */
const SATURATES = 8;
const STRETCH = { zh: 1500, en: 1000 } as const;
/** Least length that is assumed, so that one sentence alone does not get full marks. */
const LEAST_LENGTH = { zh: 450, en: 300 } as const;

/** Figures with a unit and a source in their sentence, per 1,000 words (Chinese: 1,500 characters); eight are full marks. */
export function rateStatistics({ document, claims }: ScoreContext): Rating {
  const found: Mark[] = [];
  const missing: Suggestion[] = [];
  for (const [i, figures] of claims.figures.entries()) {
    for (const figure of figures) {
      const { start, end } = figure;
      if (claims.sourced[i] === true) {
        found.push({ start, end, kind: 'statistic' });
      } else if (!isQuoted(figure, claims.quotations)) {
        missing.push({
          id: 'statistics.source',
          at: { start, end },
          values: { claim: document.plain.slice(start, end).trim() },
        });
      }
    }
  }
  const length = Math.max(document.length, LEAST_LENGTH[document.language]);
  const rate = (found.length * STRETCH[document.language]) / length;
  if (rate < SATURATES) {
    const wanted = Math.ceil((SATURATES * length) / STRETCH[document.language]);
    missing.push({ id: 'statistics.more', at: null, values: { count: found.length, wanted } });
  }
  return { value: Math.min(1, rate / SATURATES), found, missing };
}
