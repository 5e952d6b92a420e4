import type { Chart, Options } from 'highcharts';
import { sameOptions } from './sameOptions.ts';

/** Copies responsive rules, because Highcharts writes an id into each rule that it gets. */
export function copyForLibrary(options: Options): Options {
  const rules = options.responsive?.rules?.map((rule) => ({ ...rule }));
  return rules === undefined ? options : { ...options, responsive: { rules } };
}

/**
 * Updates a chart in place with the options that differ. Unchanged figures are not redrawn, so that the tooltip and the keyboard focus
 * stay.
 * @param before the options of the last update
 */
export function updateChart(chart: Pick<Chart, 'update'>, before: Options, after: Options): void {
  const changed = { ...after };
  for (const part of Object.keys(after)) {
    if (sameOptions(Reflect.get(before, part), Reflect.get(after, part))) Reflect.deleteProperty(changed, part);
  }
  if (Object.keys(changed).length > 0) chart.update(copyForLibrary(changed), true, true, false);
}
