import type { Chart, Options, Series } from 'highcharts';
import { describe, expect, it, vi } from 'vitest';
import type { Measure } from '../../api/measureSchemas.ts';
import { accessibleOptions } from './chartAccessibility.ts';
import { buildTrendOptions } from './buildTrendOptions.ts';
import { testIntl as intl, testMeasure as measure, testTheme as theme } from './chartForTest.ts';
import { LateOptions } from './LateOptions.ts';
import { updateChart } from './updateChart.ts';

const own = { id: 'own', name: 'Own', own: true, order: 0 };
const rival = { id: 'r1', name: 'Rival', own: false, order: 1 };

interface Shown {
  readonly ownPoints?: readonly (Measure | null)[];
  readonly rivals?: readonly (typeof rival)[];
  readonly summary?: string;
}

/** As the overview hands them over: built anew each time, functions and all. */
function trend(
  late: LateOptions,
  { ownPoints = [measure(0.2), measure(0.3)], rivals = [rival], summary = 'Up' }: Shown,
) {
  const options = buildTrendOptions(
    {
      unit: 'day',
      dates: ['2026-05-01', '2026-05-02'],
      series: [
        { brand: own, points: ownPoints },
        ...rivals.map((brand) => ({ brand, points: [measure(0.3), measure(0.31)] })),
      ],
      events: [],
    },
    theme,
    intl,
    vi.fn(),
  );
  const words = { title: 'Trend', summary, legend: 'Legend', focusColor: theme.accent };
  return late.bind(accessibleOptions(options, {}, words));
}

/** A chart that only notes what it is told. */
function noteChart({ series = [] }: Options) {
  const drawn = series.map(({ id }) => ({
    options: { id },
    ...{ setData: vi.fn<Series['setData']>(), update: vi.fn(), remove: vi.fn<Series['remove']>() },
  }));
  const notes = {
    ...{ update: vi.fn<Chart['update']>(), redraw: vi.fn<Chart['redraw']>(), addSeries: vi.fn<Chart['addSeries']>() },
    options: { accessibility: {} },
  };
  const yAxis = [{ options: {} }];
  const chart = { ...notes, series: drawn, yAxis } as unknown as Chart;
  const told = () => drawn.filter(({ setData }) => setData.mock.calls.length > 0).map(({ options }) => options.id);
  return { ...notes, chart, drawn, told };
}

describe('a chart that is shown other figures', () => {
  it('is not drawn again for the same figures, however often they come', () => {
    const late = new LateOptions();
    const before = trend(late, {});
    const { chart, update, redraw } = noteChart(before);
    updateChart(chart, before, trend(late, {}));
    expect(update).not.toHaveBeenCalled();
    expect(redraw).not.toHaveBeenCalled();
  });

  it('is told new values of the series that have them, and nothing else: no axis, no name, no series made anew', () => {
    const late = new LateOptions();
    const before = trend(late, {});
    const { chart, update, redraw, drawn, told } = noteChart(before);
    updateChart(chart, before, trend(late, { ownPoints: [measure(0.21), measure(0.29)], summary: 'Down' }));
    expect(told()).toEqual(['band', 'band-floor', 'own'].filter((id) => told().includes(id)));
    expect(told()).toContain('own');
    expect(drawn.flatMap((series) => series.update.mock.calls)).toEqual([]);
    expect(update.mock.calls).toEqual([[{}, false]]);
    expect(redraw).toHaveBeenCalledTimes(1);
    // What is read aloud speaks of the new figures.
    expect(chart.options.accessibility?.description).toBe('Down');
  });

  it('makes the points anew where one has a dot: a point that takes a mere value would keep it', () => {
    const late = new LateOptions();
    const before = trend(late, { ownPoints: [measure(0.2), null] });
    const { chart, drawn } = noteChart(before);
    updateChart(chart, before, trend(late, { ownPoints: [measure(0.2), measure(0.3)] }));
    const keepsPoints = (id: string) => drawn.find(({ options }) => options.id === id)?.setData.mock.calls[0]?.[3];
    expect(keepsPoints('own')).toBe(false);
    expect(keepsPoints('band')).toBe(true);
  });

  it('has an axis reach further without making it anew', () => {
    const late = new LateOptions();
    const before = trend(late, {});
    const { chart, update } = noteChart(before);
    const after = trend(late, { ownPoints: [measure(0.2), measure(0.8)] });
    updateChart(chart, before, after);
    expect(update.mock.calls).toEqual([[{}, false]]);
    const wanted = after.yAxis as { readonly max: number; readonly tickPositions: number[] };
    expect(wanted.max).toBeGreaterThanOrEqual(0.9);
    expect(chart.yAxis[0]?.options).toEqual({ max: wanted.max, tickPositions: wanted.tickPositions });
  });

  it('hands over an axis whose names are written in another way', () => {
    const late = new LateOptions();
    const before = trend(late, { rivals: [] });
    const { chart, update } = noteChart(before);
    // So low that whole percents would all read alike.
    const low = { ...measure(0.004), low: 0.003, high: 0.005 };
    updateChart(chart, before, trend(late, { ownPoints: [low, low], rivals: [] }));
    expect(Object.keys(update.mock.calls[0]?.[0] ?? {})).toEqual(['yAxis']);
  });

  it('makes no line anew because brands have changed places', () => {
    const late = new LateOptions();
    const other = { ...rival, id: 'r2', order: 2 };
    const before = trend(late, { rivals: [rival, other] });
    const { chart, update, redraw } = noteChart(before);
    updateChart(chart, before, trend(late, { rivals: [other, rival] }));
    expect(update).not.toHaveBeenCalled();
    expect(redraw).not.toHaveBeenCalled();
  });

  it('takes away the line of a brand that is not among the shown any more, adds another, and leaves the rest', () => {
    const late = new LateOptions();
    const kept = { ...rival, id: 'r2', order: 2 };
    const before = trend(late, { rivals: [rival, kept] });
    const { chart, update, redraw, addSeries, drawn, told } = noteChart(before);
    updateChart(chart, before, trend(late, { rivals: [{ ...rival, id: 'r3', order: 3 }, kept] }));
    expect(addSeries.mock.calls.map(([{ id, index }]) => [id, index])).toEqual([['r3', 6]]);
    expect(drawn.filter(({ remove }) => remove.mock.calls.length > 0).map(({ options }) => options.id)).toEqual(['r1']);
    expect(drawn.flatMap((series) => series.update.mock.calls)).toEqual([]);
    expect(told()).toEqual([]);
    expect(update.mock.calls).toEqual([[{}, false]]);
    expect(redraw).toHaveBeenCalledTimes(1);
  });

  it('matches series one to one when there are others than before, and none says where it belongs', () => {
    const before: Options = { series: [{ type: 'area', id: 'a', data: [1] }] };
    const after: Options = { series: [{ type: 'area', id: 'b', data: [1] }, ...(before.series ?? [])] };
    const { chart, update } = noteChart(before);
    updateChart(chart, before, after);
    expect(update).toHaveBeenCalledExactlyOnceWith({ series: after.series }, true, true, false);
  });
});

it('the tooltip and the clicks of a chart that was not told of them are those of the newest figures', () => {
  const late = new LateOptions();
  const first = late.bind({ tooltip: { formatter: () => 'old' } });
  const next: Options = { tooltip: { formatter: () => 'new' } };
  expect(late.bind(next).tooltip?.formatter).toBe(first.tooltip?.formatter);
  late.take(next);
  expect(first.tooltip?.formatter?.call({} as never, {} as never)).toBe('new');
});
