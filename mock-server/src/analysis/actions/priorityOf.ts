import type { Effort } from '#client/api/actionSchemas.ts';
import type { DemandBand } from '#client/api/promptSchemas.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';

/** Bands are steps of ten of searches; weighing them so would leave nothing but the top band on the board. Unknown weighs as medium. */
const DEMAND_WEIGHTS: Readonly<Record<DemandBand, number>> = {
  very_low: 0.25,
  low: 0.5,
  medium: 1,
  high: 1.5,
  very_high: 2,
};
const EFFORT_WEIGHTS: Readonly<Record<Effort, number>> = { small: 1, medium: 2, large: 3 };

/** Answers at stake times demand, divided by effort: what comes first on the board. No forecast, an order. */
export function priorityOf(atStake: number, demand: DemandBand | null, effort: Effort): number {
  return (atStake * (demand === null ? 1 : DEMAND_WEIGHTS[demand])) / EFFORT_WEIGHTS[effort];
}

/** The priority of what takes another effort than it was reckoned with. */
export function priorityWith(priority: number, before: Effort, effort: Effort): number {
  return (priority * EFFORT_WEIGHTS[before]) / EFFORT_WEIGHTS[effort];
}

/** The demand of the first of the prompts (indexes, the most evidence first) of which anybody said it; null where nobody did. */
export function demandOf({ prompts }: ProjectDefinition, indexes: readonly number[]): DemandBand | null {
  return indexes.flatMap((index) => prompts[index]?.demand?.band ?? [])[0] ?? null;
}
