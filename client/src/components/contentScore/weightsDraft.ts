import * as v from 'valibot';
import type { OwnWeights } from '#client/api/scoreSchemas.ts';
import { isPenalty, MOST_PENALTY, MOST_WEIGHT, WEIGHED_FACTORS, WEIGHTS } from '#client/lib/contentScore/weights.ts';
import type { WeighedFactorId } from '#client/lib/contentScore/weights.ts';

/** The typed value of each factor; a penalty's cost as a positive number. */
export const weightsDraftSchema = v.record(v.string(), v.string());
export type WeightsDraft = v.InferOutput<typeof weightsDraftSchema>;

const ALL: readonly WeighedFactorId[] = [...WEIGHED_FACTORS.eligible, ...WEIGHED_FACTORS.citable];

/** The largest weight of a factor. */
export const mostOf = (id: WeighedFactorId): number => (isPenalty(id) ? MOST_PENALTY : MOST_WEIGHT);

/** Field values of some weights; null: those of the version. */
export function draftOf(weights: OwnWeights | null): WeightsDraft {
  return Object.fromEntries(ALL.map((id) => [id, String(Math.abs((weights ?? WEIGHTS)[id]))]));
}

/** The weight in a field; null if it is not a whole number within its bounds. */
export function weightIn(draft: WeightsDraft, id: WeighedFactorId): number | null {
  const text = draft[id]?.trim() ?? '';
  const typed = /^\d{1,3}$/u.test(text) ? Number(text) : null;
  if (typed === null || typed > mostOf(id)) return null;
  return isPenalty(id) ? 0 - typed : typed;
}

/** The weights in all fields; null if one is out of its bounds. */
export function weightsIn(draft: WeightsDraft): OwnWeights | null {
  const weights: OwnWeights = { ...WEIGHTS };
  for (const id of ALL) {
    const weight = weightIn(draft, id);
    if (weight === null) return null;
    weights[id] = weight;
  }
  return weights;
}

/** The weights to store: null if all are those of the version. */
export function weightsToKeep(weights: OwnWeights): OwnWeights | null {
  return ALL.every((id) => weights[id] === WEIGHTS[id]) ? null : weights;
}

/** A factor's share of its score's 100 points; null if a field is out of its bounds or all are 0. */
export function shareIn(draft: WeightsDraft, id: WeighedFactorId): number | null {
  const ids = WEIGHED_FACTORS[WEIGHED_FACTORS.eligible.includes(id) ? 'eligible' : 'citable'];
  const weights = ids.map((one) => Math.max(0, weightIn(draft, one) ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const own = weightIn(draft, id);
  return own === null || total === 0 ? null : Math.max(0, own) / total;
}
