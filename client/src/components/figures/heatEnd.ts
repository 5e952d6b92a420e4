import type { Measure } from '../../api/measureSchemas.ts';
import { isThin } from '../../lib/thinData.ts';
import { niceTicks } from '../chart/niceTicks.ts';

/** Where the scale of a heat map ends, and whether some cell has enough answers to be coloured by it. */
export function heatEnd(measures: readonly (Measure | null)[]): { readonly end: number; readonly scaled: boolean } {
  const solid = measures.flatMap((measure) => (measure === null || isThin(measure) ? [] : [measure.value]));
  // A map of thin cells only is scaled by them: their hatching says how far to trust it.
  const values = solid.length > 0 ? solid : measures.flatMap((measure) => (measure === null ? [] : [measure.value]));
  return { end: niceTicks(Math.max(...values, 0)).at(-1) ?? 1, scaled: solid.length > 0 };
}
