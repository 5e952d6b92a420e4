import { describe, expect, it } from 'vitest';
import { namesBeside, testIntl, testTheme } from '#client/testing/testChart.ts';
import { buildCountOptions } from './buildCountOptions.ts';
import type { CountData } from './CountData.ts';
import { countSummary, countTable } from './countWords.ts';

const data: CountData = {
  unit: 'day',
  dates: ['2026-05-01', '2026-05-02', '2026-05-03'],
  series: [
    { id: 'visits', name: 'Visits', main: true, points: [1, null, 3] },
    { id: 'training', name: 'Training', main: false, points: [40, null, 10] },
  ],
};

describe('counts over time', () => {
  it('draws the main series in the accent, gaps where nothing is known, and dots between gaps', () => {
    const series = buildCountOptions(data, testTheme, testIntl).series as unknown as Record<string, unknown>[];
    expect(series.map(({ name, color }) => [name, color])).toEqual([
      ['Visits', '#165dff'],
      ['Training', '#aa0000'],
    ]);
    const dot = (y: number) => ({ y, marker: { enabled: true } });
    expect(series[0]?.['data']).toEqual([dot(1), null, dot(3)]);
    expect(namesBeside(series[1], [1, 2])).toEqual([null, 'Training']);
  });

  it('counts in whole numbers, however few', () => {
    const few = { ...data, series: [{ id: 'a', name: 'A', main: true, points: [1, 0, 1] }] };
    expect(buildCountOptions(few, testTheme, testIntl).yAxis).toMatchObject({ min: 0, tickPositions: [0, 1, 2, 3, 4] });
  });

  it('says the sums, and tells an unknown day from one without any', () => {
    expect(countSummary(data, testIntl)).toBe('Visits 4 total and Training 50 total');
    expect(countTable(data, testIntl).rows[1]?.cells).toEqual([
      { text: null, raw: null },
      { text: null, raw: null },
    ]);
  });

  it('counts nothing where no date has data', () => {
    const unknown = data.series.map((each) => ({ ...each, points: [null, null, null] }));
    expect(countSummary({ ...data, series: unknown }, testIntl)).toBe('No data to show in this period.');
    const none = data.series.map((each) => ({ ...each, points: [0, null, 0] }));
    expect(countSummary({ ...data, series: none }, testIntl)).toBe('Visits 0 total and Training 0 total');
  });
});
