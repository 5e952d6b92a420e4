import type { Effort } from '#client/api/actionSchemas.ts';
import type { DemandBand } from '#client/api/promptSchemas.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';

/**
 * Demand bands are powers of ten of searches; weights in that proportion would leave only the top band on the board. Unknown counts as
 * medium.
 */
const DEMAND_WEIGHTS: Readonly<Record<DemandBand, number>> = {
  very_low: 0.25,
  low: 0.5,
  medium: 1,
  high: 1.5,
  very_high: 2,
};
const EFFORT_WEIGHTS: Readonly<Record<Effort, number>> = { small: 1, medium: 2, large: 3 };

/** Answers at stake times demand, divided by effort: the order of the board, not a forecast. */
export function priorityOf(atStake: number, demand: DemandBand | null, effort: Effort): number {
  return (atStake * (demand === null ? 1 : DEMAND_WEIGHTS[demand])) / EFFORT_WEIGHTS[effort];
}

/** Rescales a priority to another effort. */
export function priorityWith(priority: number, before: Effort, effort: Effort): number {
  return (priority * EFFORT_WEIGHTS[before]) / EFFORT_WEIGHTS[effort];
}

/** The demand of the first prompt that has one (indexes, the most evidence first); null if none has. */
export function demandOf({ prompts }: ProjectDefinition, indexes: readonly number[]): DemandBand | null {
  return indexes.flatMap((index) => prompts[index]?.demand?.band ?? [])[0] ?? null;
}
