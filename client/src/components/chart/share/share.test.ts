import { describe, expect, it, vi } from 'vitest';
import { namesBeside, testIntl, testTheme } from '#client/testing/testChart.ts';
import { buildShareOptions } from './buildShareOptions.ts';
import type { ShareData } from './ShareData.ts';
import { shareSummary, shareTable } from './shareWords.ts';

const data: ShareData = {
  unit: 'week',
  dates: ['2026-05-01', '2026-05-08', '2026-05-15'],
  series: [
    { host: 'www.a.example', points: [0.1, null, 0.06] },
    { host: 'b.a.example', points: [0.02, null, 0.08] },
    { host: null, points: [0.01, null, 0] },
  ],
};
const build = (given = data, select = vi.fn()) => buildShareOptions(given, testTheme, testIntl, select);
const seriesOf = (given = data) => build(given).series as unknown as Record<string, unknown>[];

describe('buildShareOptions', () => {
  it('stacks the hosts and keeps gaps where there is no data', () => {
    for (const series of seriesOf()) {
      expect(series['stacking']).toBe('normal');
      expect((series['data'] as unknown[])[1]).toBeNull();
    }
    expect(build().yAxis).toMatchObject({ min: 0, max: 0.15, tickPositions: [0, 0.05, 0.1, 0.15] });
  });

  it('names ticks as they are: one at 2.5% is not called 3%', () => {
    const uneven = { ...data, series: [{ host: 'www.a.example', points: [0.09, null, 0.06] }] };
    const axis = build(uneven).yAxis as unknown as {
      tickPositions: number[];
      labels: { formatter: (this: { value: number }, context: { value: number }) => string };
    };
    const labels = axis.tickPositions.map((value) => axis.labels.formatter.call({ value }, { value }));
    expect(labels).toEqual(['0.0%', '2.5%', '5.0%', '7.5%', '10.0%']);
  });

  it('names days without the year, and over more than a year months with it', () => {
    const first = (dates: readonly string[]) => {
      const axis = build({ ...data, dates }).xAxis as unknown as {
        labels: { formatter: (this: { value: string }, context: { value: string }) => string };
      };
      const [value = ''] = dates;
      return axis.labels.formatter.call({ value }, { value });
    };
    expect(first(data.dates)).toBe('May 1');
    expect(first(['2025-05-02', '2025-12-05', '2026-05-01'])).toBe('May 2');
    expect(first(['2024-05-03', '2025-05-02', '2026-05-01'])).toBe('May 2024');
  });

  it('gives the others together no colour of their own', () => {
    expect(seriesOf().map(({ name, color }) => [name, color])).toEqual([
      ['www.a.example', '#aa0000'],
      ['b.a.example', '#00aa00'],
      ['Others', '#666666'],
    ]);
  });

  it('names areas at their ends, and takes a legend for more than six', () => {
    expect(namesBeside(seriesOf()[0], [0.1, null, 0.2])).toEqual([null, null, 'www.a.example']);
    expect(build().legend?.enabled).toBe(false);
    const many = { ...data, series: Array.from({ length: 7 }, (_, at) => ({ host: String(at), points: [0, 0, 0] })) };
    expect(build(many).legend?.enabled).toBe(true);
    expect(namesBeside(seriesOf(many)[0], [0.1])).toEqual([]);
  });

  it('says every share and all together', () => {
    const formatter = build().tooltip?.formatter as unknown as (this: { index: number }) => string;
    const html = formatter.call({ index: 2 });
    for (const part of ['Week of May\u00a015,\u00a02026', '6.0%', '8.0%', 'Combined', '14.0%']) {
      expect(html).toContain(part);
    }
    expect(formatter.call({ index: 1 })).toContain('–');
  });

  it('opens a host on a date, or the others', () => {
    const select = vi.fn();
    const click = build(data, select).plotOptions?.series?.point?.events?.click as unknown as (this: object) => void;
    click.call({ index: 2, series: { options: { id: 'b.a.example' } } });
    click.call({ index: 0, series: { options: { id: 'rest' } } });
    expect(select.mock.calls).toEqual([
      ['b.a.example', 2],
      [null, 0],
    ]);
  });
});

describe('the words of shares over time', () => {
  it('sums them up in a sentence', () => {
    expect(shareSummary(data, testIntl)).toBe(
      'Combined, they went from 13.0% on May\u00a01,\u00a02026 to 14.0% on May\u00a015,\u00a02026; b.a.example has the largest share at the end, 8.0%.',
    );
    expect(shareSummary({ ...data, series: [] }, testIntl)).toBe('No data to show.');
  });

  it('goes nowhere where both ends have the same figure', () => {
    const level = { ...data, series: [{ host: 'www.a.example', points: [0.2501, null, 0.2499] }] };
    expect(shareSummary(level, testIntl)).toContain(
      'Combined, they had 25.0% on May\u00a01,\u00a02026 and on May\u00a015,\u00a02026;',
    );
  });

  it('tells the same in a table', () => {
    const { head, rows } = shareTable(data, testIntl, vi.fn());
    expect(head).toEqual(['Week from', 'www.a.example', 'b.a.example', 'Others', 'Combined']);
    expect(rows[1]?.cells.map(({ text }) => text)).toEqual([null, null, null, null]);
    expect(rows[2]?.cells.map(({ text }) => text)).toEqual(['6.0%', '8.0%', '0.0%', '14.0%']);
  });
});
