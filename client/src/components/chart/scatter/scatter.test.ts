import { describe, expect, it, vi } from 'vitest';
import { csvFile } from '#client/components/table/file/csvFile.ts';
import { figureTableCsv } from '#client/components/table/file/figureTableCsv.ts';
import { testIntl, testMeasure, testTheme } from '#client/testing/testChart.ts';
import { buildScatterOptions } from './buildScatterOptions.ts';
import type { ScatterData } from './ScatterData.ts';
import { hashOf, scatterDots } from './scatterDots.ts';
import { medianOf, scatterOutliers } from './scatterOutliers.ts';
import { scatterSummary, scatterTable } from './scatterWords.ts';

const point = (id: string, category: number, value: number) => ({
  id,
  name: `Prompt <${id}>`,
  category,
  measure: testMeasure(value),
});
const data: ScatterData = {
  xTitle: 'Demand',
  yTitle: 'Visibility',
  categories: ['Low', 'High'],
  points: [
    ...[0.5, 0.52, 0.54, 0.56, 0.58].map((value, index) => point(`a${String(index)}`, 0, value)),
    point('far', 0, 0.98),
    point('b', 1, 0.1),
  ],
};
const many: ScatterData = {
  ...data,
  points: Array.from({ length: 1200 }, (_, index) => point(`m${String(index)}`, index % 2, (index % 10) / 10)),
};
const build = (given = data, open = vi.fn()) =>
  buildScatterOptions(given, scatterDots(given.points), testTheme, testIntl, open);
const seriesOf = (given = data) => build(given).series as unknown as Record<string, unknown>[];

describe('scatterDots', () => {
  it('puts a point at the same place whatever the others are, inside its category', () => {
    const [alone] = scatterDots([point('far', 0, 0.98)]);
    expect(scatterDots(data.points).find(({ points }) => points[0]?.id === 'far')?.x).toBe(alone?.x);
    for (const { x, points } of scatterDots(data.points)) {
      expect(Math.abs(x - (points[0]?.category ?? 9))).toBeLessThan(0.4);
    }
  });

  it('spreads points whose names differ little', () => {
    const places = Array.from({ length: 400 }, (_, index) => Math.floor(hashOf(`p${String(index)}`) * 4));
    for (const quarter of [0, 1, 2, 3]) {
      const share = places.filter((place) => place === quarter).length;
      expect(share).toBeGreaterThan(70);
      expect(share).toBeLessThan(130);
    }
  });

  it('makes circles of very many points, each point in exactly one, the larger the more', () => {
    const dots = scatterDots(many.points);
    expect(dots.length).toBeLessThan(50);
    expect(new Set(dots.flatMap(({ points }) => points)).size).toBe(1200);
    const sizes = [...dots].sort((a, b) => a.points.length - b.points.length).map(({ radius }) => radius);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  });
});

describe('scatterOutliers', () => {
  it('names the point far from its category, and none where there are too few to tell', () => {
    expect([...scatterOutliers(data)]).toEqual(['far']);
  });

  it('knows the middle of an even number of values', () => {
    expect(medianOf([point('a', 0, 0.2), point('b', 0, 0.4)])).toBeCloseTo(0.3);
    expect(medianOf([])).toBeNull();
  });
});

describe('buildScatterOptions', () => {
  it('labels outliers only, and in a circle of many nobody', () => {
    const label = (given: ScatterData, index: number): string => {
      const { dataLabels } = seriesOf(given)[1] as { dataLabels: { formatter: (this: { index: number }) => string } };
      return dataLabels.formatter.call({ index });
    };
    expect(label(data, 5)).toBe('Prompt &lt;far&gt;');
    expect(label(data, 0)).toBe('');
    expect(label(many, 0)).toBe('');
  });

  it('draws the median of each category as a line of its own', () => {
    const [median] = seriesOf();
    const values = (median?.['data'] as [number, number | null][] | undefined)?.map(([, value]) => value) ?? [];
    expect(values[0]).toBeCloseTo(0.55);
    expect(values[2]).toBeNull();
    expect(values[3]).toBeCloseTo(0.1);
  });

  it('says value, interval, n and category, with names as text', () => {
    const formatter = build().tooltip?.formatter as unknown as (this: { index: number }) => string;
    const html = formatter.call({ index: 6 });
    for (const part of ['Prompt &lt;b&gt;', '10.0%', '0.0 – 20.0%', 'n 40', 'Demand · High']) {
      expect(html).toContain(part);
    }
  });

  it('opens the point, or the whole circle', () => {
    const open = vi.fn();
    const click = build(data, open).plotOptions?.series?.point?.events?.click as unknown as (this: {
      index: number;
    }) => void;
    click.call({ index: 6 });
    expect(open.mock.calls[0]?.[0]).toMatchObject({ points: [{ id: 'b' }] });
  });

  it('stays whole on a narrow screen, only without names', () => {
    const rule = build().responsive?.rules?.[0]?.chartOptions?.series as unknown as { id: string }[];
    expect(rule.map(({ id }) => id)).toEqual(seriesOf().map(({ id }) => id));
  });
});

describe('the words of a scatter chart', () => {
  it('sums it up in a sentence', () => {
    expect(scatterSummary(data, testIntl)).toBe('7 points. Visibility: median 54.0%; High (1): median 10.0%.');
    const [one] = data.points;
    const points = one === undefined ? [] : [{ ...one, measure: testMeasure(0.25) }];
    expect(scatterSummary({ ...data, points }, testIntl)).toBe('1 point. Visibility: median 25.0%.');
    expect(scatterSummary({ ...data, points: [] }, testIntl)).toBe('No data to show.');
  });

  it('lists every point, those asked most and seen least first', () => {
    const open = vi.fn();
    const { head, rows } = scatterTable(data, testIntl, open);
    expect(head).toEqual(['Name', 'Demand', 'Visibility', '95% interval', 'n']);
    expect(rows.map(({ id }) => id)).toEqual(['b', 'a0', 'a1', 'a2', 'a3', 'a4', 'far']);
    rows[0]?.cells[1]?.onOpen?.();
    expect(open).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('has both ends of an interval in columns of their own in a file', async () => {
    const [head, first] = (await csvFile(figureTableCsv(scatterTable(data, testIntl, vi.fn()))).text()).split('\r\n');
    expect(head).toBe('Name,Demand,Visibility,95% low,95% high,n');
    expect(first?.split(',')).toHaveLength(6);
  });
});
