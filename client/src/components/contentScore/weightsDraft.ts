import * as v from 'valibot';
import type { OwnWeights } from '../../api/scoreSchemas.ts';
import { isPenalty, MOST_PENALTY, MOST_WEIGHT, WEIGHED_FACTORS, WEIGHTS } from '../../lib/contentScore/weights.ts';
import type { WeighedFactorId } from '../../lib/contentScore/weights.ts';

/** What is typed for each factor: of a penalty what it costs, above zero. */
export const weightsDraftSchema = v.record(v.string(), v.string());
export type WeightsDraft = v.InferOutput<typeof weightsDraftSchema>;

const ALL: readonly WeighedFactorId[] = [...WEIGHED_FACTORS.eligible, ...WEIGHED_FACTORS.citable];

/** The largest weight that a factor may be given. */
export const mostOf = (id: WeighedFactorId): number => (isPenalty(id) ? MOST_PENALTY : MOST_WEIGHT);

/** The fields as they stand for some weights; null: those of the version. */
export function draftOf(weights: OwnWeights | null): WeightsDraft {
  return Object.fromEntries(ALL.map((id) => [id, String(Math.abs((weights ?? WEIGHTS)[id]))]));
}

/** The weight in a field; null for what is no whole number within its bounds. */
export function weightIn(draft: WeightsDraft, id: WeighedFactorId): number | null {
  const text = draft[id]?.trim() ?? '';
  const typed = /^\d{1,3}$/u.test(text) ? Number(text) : null;
  if (typed === null || typed > mostOf(id)) return null;
  return isPenalty(id) ? 0 - typed : typed;
}

/** The weights that the fields come to; null while one is out of its bounds. */
export function weightsIn(draft: WeightsDraft): OwnWeights | null {
  const weights: OwnWeights = { ...WEIGHTS };
  for (const id of ALL) {
    const weight = weightIn(draft, id);
    if (weight === null) return null;
    weights[id] = weight;
  }
  return weights;
}

/** What is kept: nothing of its own where everything is as the version has it. */
export function weightsToKeep(weights: OwnWeights): OwnWeights | null {
  return ALL.every((id) => weights[id] === WEIGHTS[id]) ? null : weights;
}

/** What a factor is worth of its score's hundred points; null where a field is out of its bounds or all are 0. */
export function shareIn(draft: WeightsDraft, id: WeighedFactorId): number | null {
  const ids = WEIGHED_FACTORS[WEIGHED_FACTORS.eligible.includes(id) ? 'eligible' : 'citable'];
  const weights = ids.map((one) => Math.max(0, weightIn(draft, one) ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const own = weightIn(draft, id);
  return own === null || total === 0 ? null : Math.max(0, own) / total;
}
