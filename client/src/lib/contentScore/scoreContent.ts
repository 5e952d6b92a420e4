import { CITABLE_FACTORS, ELIGIBLE_FACTORS } from './types.ts';
import type { ContentScore, FactorId, FactorScore, PartScore, ScoreInput } from './types.ts';
import { GRADES, SCORE_VERSION, WEIGHTS } from './weights.ts';

/** How ready a text is to be fetched and matched, and how much of it is worth quoting. The same input, the same score. */
export function scoreContent(input: ScoreInput): ContentScore {
  const part = (ids: readonly FactorId[]): PartScore => ({
    score: 0,
    capped: false,
    factors: ids.map((id): FactorScore => ({
      id,
      applies: true,
      value: 0,
      weight: (input.weights ?? WEIGHTS)[id],
      points: 0,
      grade: GRADES[id],
      found: [],
      missing: [],
    })),
  });
  return { version: SCORE_VERSION, eligible: part(ELIGIBLE_FACTORS), citable: part(CITABLE_FACTORS) };
}
