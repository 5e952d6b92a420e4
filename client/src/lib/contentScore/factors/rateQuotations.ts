import type { Quotation } from '../claims/findQuotations.ts';
import { isAttributed } from '../claims/readClaims.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import type { Suggestion } from '../types.ts';

const SATURATES = 3;

/** Quotations of a person with name and role, or with a source; three are full marks. */
export function rateQuotations({ claims }: ScoreContext): Rating {
  const isGood = (one: Quotation): boolean => isAttributed(one, claims.sourced);
  const good = claims.quotations.filter(isGood);
  const missing: Suggestion[] = claims.quotations
    .filter((one) => !isGood(one))
    .map(({ start, end }) => ({ id: 'quotations.source', at: { start, end }, values: {} }));
  if (good.length < SATURATES) {
    missing.push({ id: 'quotations.more', at: null, values: { count: good.length, wanted: SATURATES } });
  }
  return {
    value: Math.min(1, good.length / SATURATES),
    found: good.map(({ start, end }) => ({ start, end, kind: 'quotation' })),
    missing,
  };
}
