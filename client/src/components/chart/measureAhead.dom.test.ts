import Highcharts from 'highcharts/esm/highcharts.js';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { drawChartForTest, giveTextsASize, removeTestCharts } from './drawChartForTest.ts';
import { measureAhead } from './measureAhead.ts';

const labels: Highcharts.YAxisLabelsOptions = {
  style: { color: 'gray', fontSize: '12px', textOverflow: 'none', whiteSpace: 'nowrap' },
  formatter: ({ value }) => `${String(value)}%`,
};
const drawn = (tickPositions: number[]): Highcharts.Chart =>
  drawChartForTest({ accessibility: { enabled: false }, yAxis: { title: { text: '' }, tickPositions, labels } });

/** Names of the scale that the browser is asked to measure while a chart takes this scale. */
function measuredBy(chart: Highcharts.Chart, tickPositions: number[]): string[] {
  const asked: string[] = [];
  Object.assign(SVGElement.prototype, {
    getBBox(this: SVGElement) {
      asked.push(this.textContent);
      return { x: 0, y: 0, width: 40, height: 12 };
    },
  });
  chart.yAxis[0]?.update({ tickPositions });
  return asked.filter((text) => text.endsWith('%'));
}

beforeAll(() => {
  measureAhead(Highcharts);
});
beforeEach(() => {
  giveTextsASize();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  removeTestCharts();
});

it('measures the names of a wider scale while nobody waits, and not amid the redraw', () => {
  const early = drawn([0, 2, 4]);
  // This is what it is there for: without it the library measures them then.
  expect(measuredBy(early, [0, 50, 100])).not.toEqual([]);
  early.destroy();

  const chart = drawn([0, 2, 4]);
  vi.runAllTimers();
  expect(measuredBy(chart, [0, 50, 100])).toEqual([]);
  expect([...document.querySelectorAll('.highcharts-yaxis-labels text')].map((text) => text.textContent)).toEqual([
    '0%',
    '50%',
    '100%',
  ]);
  chart.destroy();
});

it('leaves nothing of it in the chart', () => {
  const chart = drawn([0, 2, 4]);
  const count = (): number => document.querySelectorAll('text').length;
  const before = count();
  vi.runAllTimers();
  expect(count()).toBe(before);
  chart.destroy();
});

it('measures nothing for a chart that is gone', () => {
  const chart = drawn([0, 2, 4]);
  chart.destroy();
  expect(() => vi.runAllTimers()).not.toThrow();
});
