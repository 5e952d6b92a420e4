import type { Chart, Options, YAxisOptions } from 'highcharts';
import { sameOptions } from './sameOptions.ts';

const withoutScale = (axis: YAxisOptions): YAxisOptions => ({ ...axis, max: null, tickPositions: [] });

/**
 * Gives the axis of values another scale where that is all that is new of it, as with most other figures. Handed to the library
 * it would be an axis made from nothing: each name on it measured, which lays the whole page out in the midst of the drawing.
 * The next drawing, for which some series must have other values, looks at the scale by itself.
 * @param changed what is to be handed to the library
 * @returns what of it is left
 */
export function moveScale(chart: Pick<Chart, 'yAxis'>, changed: Options, before: Options): Options {
  const { yAxis: after, ...others } = changed;
  const [axis] = chart.yAxis;
  if (axis === undefined || after === undefined || before.yAxis === undefined) return changed;
  if (Array.isArray(after) || Array.isArray(before.yAxis)) return changed;
  if (!sameOptions(withoutScale(before.yAxis), withoutScale(after))) return changed;
  Object.assign(axis.options, { max: after.max, tickPositions: after.tickPositions });
  return others;
}
