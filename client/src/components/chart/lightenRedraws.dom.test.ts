import Highcharts from 'highcharts/esm/highcharts.js';
import 'highcharts/esm/modules/accessibility.js';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { lightenRedraws } from './lightenRedraws.ts';

const places: HTMLElement[] = [];

function drawn(): Highcharts.Chart {
  const place = document.createElement('div');
  document.body.append(place);
  places.push(place);
  return Highcharts.chart(place, {
    chart: { animation: false, width: 400, height: 300 },
    legend: { enabled: false },
    accessibility: { point: { descriptionFormatter: ({ y }) => `${String(y)} of it` } },
    plotOptions: { series: { animation: false } },
    series: [{ type: 'line', data: [1, 2, 3], dataLabels: { enabled: true, style: { fontSize: '12px' } } }],
  });
}

const named = (): (string | null)[] =>
  [...document.querySelectorAll('.highcharts-point')].map((point) => point.getAttribute('aria-label'));

beforeAll(() => {
  // The test's browser draws nothing, so nothing has a size.
  Object.assign(SVGElement.prototype, { getBBox: () => ({ x: 0, y: 0, width: 40, height: 12 }) });
  lightenRedraws(Highcharts);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const place of places.splice(0)) place.remove();
});

it('names points with the first drawing, and anew after the next one', () => {
  vi.useFakeTimers();
  const chart = drawn();
  expect(named()).toEqual(['1 of it', '2 of it', '3 of it']);
  chart.series[0]?.setData([4, 5, 6], true);
  expect(named()).toEqual(['1 of it', '2 of it', '3 of it']);
  vi.runAllTimers();
  expect(named()).toEqual(['4 of it', '5 of it', '6 of it']);
  chart.destroy();
});

it('names nothing of a chart that is gone', () => {
  vi.useFakeTimers();
  const chart = drawn();
  chart.series[0]?.setData([4, 5, 6], true);
  chart.destroy();
  expect(() => vi.runAllTimers()).not.toThrow();
});

it('asks the browser for no size of letters that is known', () => {
  const chart = drawn();
  const text = chart.renderer.text('名称', 0, 0).css({ fontSize: '12px' }).add();
  const asked = vi.spyOn(globalThis, 'getComputedStyle');
  expect(chart.renderer.fontMetrics(text).f).toBe(12);
  // Names that stay are given their look again at every update.
  text.css({ color: 'red' });
  expect(asked).not.toHaveBeenCalled();
  chart.destroy();
});
