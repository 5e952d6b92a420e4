import Highcharts from 'highcharts/esm/highcharts.js';
import 'highcharts/esm/modules/accessibility.js';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { drawChartForTest, giveTextsASize, removeTestCharts } from './drawChartForTest.ts';
import { speakLater } from './speakLater.ts';

const drawn = (): Highcharts.Chart =>
  drawChartForTest({ accessibility: { point: { descriptionFormatter: ({ y }) => `${String(y)} of it` } } });

const named = (): (string | null)[] =>
  [...document.querySelectorAll('.highcharts-point')].map((point) => point.getAttribute('aria-label'));

beforeAll(() => {
  giveTextsASize();
  speakLater(Highcharts);
});
afterEach(() => {
  vi.useRealTimers();
  removeTestCharts();
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

it('brings all that is read aloud up to date after the drawing, once for several', () => {
  vi.useFakeTimers();
  const chart = drawn();
  const regions = vi.spyOn(Element.prototype, 'setAttribute');
  chart.series[0]?.setData([4, 5, 6], true);
  chart.series[0]?.setData([7, 8, 9], true);
  const written = (): unknown[] => regions.mock.calls.filter(([name]) => name.startsWith('aria-'));
  expect(written()).toEqual([]);
  vi.runAllTimers();
  expect(written()).not.toEqual([]);
  expect(named()).toEqual(['7 of it', '8 of it', '9 of it']);
  regions.mockRestore();
  chart.destroy();
});

it('says at once what a chart with another description says', () => {
  vi.useFakeTimers();
  const chart = drawn();
  chart.series[0]?.setData([4, 5, 6], true);
  chart.update({ accessibility: { point: { descriptionFormatter: ({ y }) => `${String(y)} in all` } } });
  expect(named()).toEqual(['4 in all', '5 in all', '6 in all']);
  expect(() => vi.runAllTimers()).not.toThrow();
  expect(named()).toEqual(['4 in all', '5 in all', '6 in all']);
  chart.destroy();
});
