import type Highcharts from 'highcharts/esm/highcharts.js';
import { beforeAll, expect, it } from 'vitest';
import { drawChartForTest, giveTextsASize, removeTestCharts } from './drawChartForTest.ts';
import { niceTicks } from './niceTicks.ts';
import { updateChart } from './updateChart.ts';

const optionsOf = (values: number[]): Highcharts.Options => {
  const ticks = niceTicks(Math.max(...values));
  return {
    chart: { animation: false, width: 400, height: 300 },
    legend: { enabled: false },
    yAxis: { min: 0, max: ticks.at(-1) ?? 1, tickPositions: ticks, title: { text: '' } },
    plotOptions: { series: { animation: false } },
    series: [{ type: 'line', id: 'own', data: values }],
  };
};

const names = (): (string | null)[] =>
  [...document.querySelectorAll('.highcharts-yaxis-labels text')].map(({ textContent }) => textContent);
const nameOf = (text: string): Element | undefined =>
  [...document.querySelectorAll('.highcharts-yaxis-labels text')].find(({ textContent }) => textContent === text);

beforeAll(() => {
  giveTextsASize();
});

it('keeps the names of an axis that still stand on it, and has those of the new scale', () => {
  const first = optionsOf([1, 2, 4]);
  const chart = drawChartForTest(first);
  expect(names()).toEqual(['0', '1', '2', '3', '4']);
  const two = nameOf('2');

  const second = optionsOf([1, 3, 8]);
  updateChart(chart, first, second);
  expect(names().sort()).toEqual(['0', '2', '4', '6', '8']);
  expect(nameOf('2')).toBe(two);
  expect(chart.yAxis[0]?.getExtremes()).toMatchObject({ min: 0, max: 8 });

  // And back: the values alone tell the library that the scale has moved.
  updateChart(chart, second, optionsOf([1, 2, 4]));
  expect(names().sort()).toEqual(['0', '1', '2', '3', '4']);
  expect(chart.yAxis[0]?.getExtremes()).toMatchObject({ min: 0, max: 4 });
  chart.destroy();
  removeTestCharts();
});
