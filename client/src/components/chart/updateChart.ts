import type { Chart, Options, Series, SeriesOptionsType } from 'highcharts';
import { moveScale } from './moveScale.ts';
import { sameOptions } from './sameOptions.ts';

/** What charts are given besides their series. */
const PARTS = [
  ...(['accessibility', 'caption', 'chart', 'credits', 'exporting', 'lang', 'legend', 'navigator'] as const),
  ...(['palette', 'plotOptions', 'responsive', 'subtitle', 'title', 'tooltip', 'xAxis', 'yAxis'] as const),
] satisfies readonly (keyof Options)[];

type DrawnChart = Pick<Chart, 'addSeries' | 'options' | 'redraw' | 'series' | 'update' | 'yAxis'>;

/** The parts that say something new, each of them whole. */
function changedParts(before: Options, after: Options): Options {
  const changed = { ...after };
  for (const part of PARTS) if (sameOptions(before[part], after[part])) Reflect.deleteProperty(changed, part);
  return changed;
}

type AnySeries = NonNullable<Options['series']>[number];

const isTyped = (series: AnySeries): series is SeriesOptionsType => 'type' in series;

const isValues = (data: unknown): boolean =>
  Array.isArray(data) && data.every((value) => value === null || typeof value === 'number');

const hasValues = (series: AnySeries | undefined): boolean =>
  series !== undefined && 'data' in series && isValues(series.data);

const idsOf = (series: readonly AnySeries[]): (string | undefined)[] => series.map(({ id }) => id);

/** Whether each series that is drawn can be told from the others, and there are the same ones or each says where it belongs. */
function canMatch(before: readonly AnySeries[], after: readonly AnySeries[]): boolean {
  const all = [...before, ...after];
  if (all.some(({ id }) => id === undefined)) return false;
  return sameOptions(idsOf(before), idsOf(after)) || all.every(({ index }) => index !== undefined);
}

const drawnAs = (chart: DrawnChart, id: string | undefined): Series | undefined =>
  chart.series.find(({ options }) => options.id === id);

/** Gives a series what is new of it: mostly values only, which leave its line, its name and its points in the page. */
function updateSeries(chart: DrawnChart, before: AnySeries | undefined, after: SeriesOptionsType): void {
  if (sameOptions(before, after)) return;
  const drawn = drawnAs(chart, after.id);
  if (drawn === undefined) {
    chart.addSeries(after, false, false);
    return;
  }
  const data = after.type === 'line' || after.type === 'area' ? after.data : undefined;
  if (Array.isArray(data) && sameOptions({ ...before, data: null }, { ...after, data: null })) {
    // A list of its own: the library keeps and changes it. A point that takes a mere value keeps its old dot, so where points
    // had or get one they are made anew.
    drawn.setData([...data], false, false, hasValues(before) && hasValues(after));
  } else {
    drawn.update(after, false);
  }
}

/** A new description alone does not make the library build everything it says anew. */
function describe(chart: DrawnChart, changed: Options, before: Options): Options {
  const { accessibility, ...others } = changed;
  const drawn = chart.options.accessibility;
  if (accessibility?.description === undefined || drawn === undefined) return changed;
  if (!sameOptions({ ...before.accessibility, description: '' }, { ...accessibility, description: '' })) return changed;
  drawn.description = accessibility.description;
  return others;
}

/**
 * Makes a chart show other options, at once and in place. Only what differs is handed to the library, which would take any
 * option it is given for a new one, and draw axes, names and everything read aloud from nothing.
 * @param before as they were handed over the last time
 */
export function updateChart(chart: DrawnChart, before: Options, after: Options): void {
  if (sameOptions(before, after)) return;
  const { series: old = [], ...oldParts } = before;
  const { series = [], ...parts } = after;
  const changed = changedParts(oldParts, parts);
  if (!canMatch(old, series) || !series.every(isTyped)) {
    chart.update({ ...changed, series }, true, true, false);
    return;
  }
  // Even of nothing: it hears that something changed, and says the new values aloud.
  const rest = sameOptions(old, series) ? changed : moveScale(chart, changed, oldParts);
  chart.update(describe(chart, rest, oldParts), false);
  const left = new Map(old.map((one) => [one.id, one]));
  for (const one of series) {
    updateSeries(chart, left.get(one.id), one);
    left.delete(one.id);
  }
  for (const id of left.keys()) drawnAs(chart, id)?.remove(false, false);
  chart.redraw(false);
}
