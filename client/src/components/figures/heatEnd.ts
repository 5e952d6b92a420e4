import type { Measure } from '#client/api/measureSchemas.ts';
import { isThin } from '#client/lib/thinData.ts';
import { niceTicks } from '../chart/axes/niceTicks.ts';

/** The end of a heat map's scale, and whether at least one cell has enough answers to be coloured. */
export function heatEnd(measures: readonly (Measure | null)[]): { readonly end: number; readonly scaled: boolean } {
  const solid = measures.flatMap((measure) => (measure === null || isThin(measure) ? [] : [measure.value]));
  // If all cells are thin, the scale is made for them: the hatching marks them as unreliable.
  const values = solid.length > 0 ? solid : measures.flatMap((measure) => (measure === null ? [] : [measure.value]));
  return { end: niceTicks(Math.max(...values, 0)).at(-1) ?? 1, scaled: solid.length > 0 };
}
