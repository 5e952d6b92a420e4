import type { Rating, ScoreContext } from '../ScoreContext.ts';

/** Only shown as present or missing, with weight 0: studies disagree. A draft has none yet. */
export function rateStructuredData({ input: { facts } }: ScoreContext): Rating {
  if (facts === null) return { applies: false, value: 0, found: [], missing: [] };
  const isThere = facts.structuredData.length > 0;
  return {
    value: isThere ? 1 : 0,
    found: [],
    missing: isThere ? [] : [{ id: 'structuredData.none', at: null, values: {} }],
  };
}
