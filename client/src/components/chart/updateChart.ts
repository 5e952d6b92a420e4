import type { Chart, Options } from 'highcharts';
import { sameOptions } from './sameOptions.ts';

/** Options to hand to the library, which writes an id into each responsive rule that it is given: those are copies. */
export function copyForLibrary(options: Options): Options {
  const rules = options.responsive?.rules?.map((rule) => ({ ...rule }));
  return rules === undefined ? options : { ...options, responsive: { rules } };
}

/**
 * Updates a chart in place, at once, with the parts of its options that differ. For the same figures nothing is redrawn, so that
 * the tooltip and the keyboard focus stay where they are.
 * @param before the options of the last update
 */
export function updateChart(chart: Pick<Chart, 'update'>, before: Options, after: Options): void {
  const changed = { ...after };
  for (const part of Object.keys(after)) {
    if (sameOptions(Reflect.get(before, part), Reflect.get(after, part))) Reflect.deleteProperty(changed, part);
  }
  if (Object.keys(changed).length > 0) chart.update(copyForLibrary(changed), true, true, false);
}
