import type { Options } from 'highcharts';
import Highcharts from 'highcharts/esm/highcharts.js';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Measure } from '#client/api/measureSchemas.ts';
import { drawChartForTest, giveTextsASize, removeTestCharts } from '#client/testing/drawChartForTest.ts';
import { testIntl as intl, testMeasure as measure, testTheme as theme } from '#client/testing/testChart.ts';
import { accessibleOptions } from './chartAccessibility.ts';
import { createStableCallbacks } from './createStableCallbacks.ts';
import { buildTrendOptions } from './trend/buildTrendOptions.ts';
import { copyForLibrary, updateChart } from './updateChart.ts';

const own = { id: 'own', name: 'Own', own: true, order: 0 };
const rival = { id: 'r1', name: 'Rival', own: false, order: 1 };
const other = { ...rival, id: 'r2', order: 2 };

interface Shown {
  readonly ownPoints?: readonly (Measure | null)[];
  readonly rivals?: readonly (typeof rival)[];
  readonly summary?: string;
}

/** Options as a page passes them: new objects and callbacks each time. */
function trend({ ownPoints = [measure(0.2), measure(0.3), measure(0.4)], rivals = [rival], summary = 'Up' }: Shown) {
  const options = buildTrendOptions(
    {
      unit: 'day',
      dates: ['2026-05-01', '2026-05-02', '2026-05-03'],
      series: [
        { brand: own, points: ownPoints },
        ...rivals.map((brand) => ({ brand, points: [measure(0.3), measure(0.31), measure(0.32)] })),
      ],
      events: [],
    },
    theme,
    intl,
    vi.fn(),
  );
  return accessibleOptions(options, {}, { title: 'Trend', summary, legend: 'Legend', focusColor: theme.accent });
}

function draw(shown: Shown) {
  const callbacks = createStableCallbacks();
  let drawn: Options = Highcharts.merge(trend(shown), callbacks.options);
  const chart = drawChartForTest(copyForLibrary(drawn));
  const redraw = vi.spyOn(chart, 'redraw');
  const show = (next: Shown): void => {
    const options = Highcharts.merge(trend(next), callbacks.options);
    updateChart(chart, drawn, options);
    drawn = options;
  };
  const lineOf = (id: string) => chart.series.find(({ options }) => options.id === id);
  return { chart, redraw, show, lineOf };
}

beforeAll(giveTextsASize);
afterEach(removeTestCharts);

test('a chart is not redrawn for the same figures, however often they come', () => {
  const { chart, redraw, show } = draw({});
  show({});
  show({});
  expect(chart.options.responsive?.rules).toHaveLength(1);
  expect(redraw).not.toHaveBeenCalled();
});

test('new figures are shown by the same chart and the same lines, and described', () => {
  const { chart, show, lineOf } = draw({});
  const line = lineOf('own');
  show({ ownPoints: [measure(0.2), measure(0.3), measure(0.9)], summary: 'Down' });
  expect(lineOf('own')).toBe(line);
  expect(line?.points.map(({ y }) => y)).toEqual([0.2, 0.3, 0.9]);
  expect(chart.yAxis[0]?.max).toBe(1);
  expect(chart.options.accessibility?.description).toBe('Down');
});

test('a point that gets a neighbor loses the dot that it had alone, and one that loses its neighbors gets one', () => {
  const { show, lineOf } = draw({ ownPoints: [measure(0.2), null, measure(0.4)] });
  const dots = () => lineOf('own')?.points.map(({ graphic }) => graphic !== undefined);
  expect(dots()).toEqual([true, false, true]);
  show({ ownPoints: [measure(0.2), measure(0.3), measure(0.4)] });
  expect(dots()).toEqual([false, false, false]);
  show({ ownPoints: [null, measure(0.3), null] });
  expect(dots()).toEqual([false, true, false]);
});

test('the dots that screen readers need are never seen, however often the chart is drawn in another size', async () => {
  await import('./laterModules.ts');
  const { chart, lineOf } = draw({ ownPoints: [measure(0.2), measure(0.3), null, measure(0.4)] });
  const seen = () => lineOf('own')?.points.map(({ graphic }) => graphic !== undefined && graphic.attr('opacity') !== 0);
  for (const width of [600, 580, 560, 540]) {
    chart.setSize(width, 300, false);
    expect(seen()).toEqual([false, false, false, true]);
  }
});

test('the line of a brand that is no longer chosen goes, another comes, and the rest stays', () => {
  const { show, lineOf } = draw({ rivals: [rival, other] });
  const line = lineOf('r2');
  show({ rivals: [other, { ...rival, id: 'r3', name: 'New', order: 3 }] });
  expect(lineOf('r1')).toBeUndefined();
  expect(lineOf('r2')).toBe(line);
  expect(lineOf('r3')?.name).toBe('New');
});

test('tooltips and clicks are those of the newest options, though the chart was not updated for them', () => {
  const callbacks = createStableCallbacks();
  const formatter = callbacks.options.tooltip?.formatter;
  callbacks.follow({ tooltip: { formatter: () => 'old' } });
  callbacks.follow({ tooltip: { formatter: () => 'new' } });
  expect(formatter?.call({} as never, {} as never)).toBe('new');
});

test('the point with the keyboard focus has a frame, also in a chart drawn before the modules were there', async () => {
  await import('./laterModules.ts');
  const words = { title: 'Trend', summary: 'Up', legend: 'Legend', focusColor: theme.accent };
  const { accessibility } = accessibleOptions({}, Highcharts.getOptions(), words);
  expect(accessibility?.keyboardNavigation?.focusBorder).toMatchObject({
    enabled: true,
    hideBrowserFocusOutline: true,
    style: { color: theme.accent },
  });
});
