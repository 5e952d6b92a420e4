import type { XAxisOptions } from 'highcharts';
import { describe, expect, it, vi } from 'vitest';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { csvFile } from '#client/components/table/file/csvFile.ts';
import { figureTableCsv } from '#client/components/table/file/figureTableCsv.ts';
import {
  namesBeside,
  testIntl as intl,
  testMeasure as measure,
  testTheme as theme,
} from '#client/testing/testChart.ts';
import { buildTrendOptions } from './buildTrendOptions.ts';
import type { TrendData } from './TrendData.ts';
import { trendSummary } from './trendSummary.ts';
import { trendTable } from './trendTable.ts';

const brand = (id: string, order: number): BrandRef => ({ id, name: `Brand <${id}>`, own: order === 0, order });
const data: TrendData = {
  unit: 'day',
  dates: ['2026-05-01', '2026-05-02', '2026-05-03'],
  series: [
    { brand: brand('own', 0), points: [measure(0.4), null, measure(0.5)] },
    { brand: brand('r1', 1), points: [measure(0.6), measure(0.55), null] },
  ],
  events: [{ id: 'e', index: 1, number: 1, date: '2026-05-02', title: 'Engine update' }],
};
const build = (given = data) => buildTrendOptions(given, theme, intl, vi.fn());
const seriesOf = (given = data) => build(given).series as unknown as Record<string, unknown>[];

describe('buildTrendOptions', () => {
  it('stacks the band of the own brand on its lower bound, at 14 % opacity', () => {
    const [band, floor] = seriesOf();
    expect((band?.['data'] as number[] | undefined)?.[0]).toBeCloseTo(0.2);
    expect((floor?.['data'] as number[] | undefined)?.[0]).toBeCloseTo(0.3);
    expect(band).toMatchObject({ id: 'band', fillOpacity: 0.14, color: '#165dff', enableMouseTracking: false });
  });

  it('keeps gaps where there is no data, in the line and in its band', () => {
    const [band, floor, own] = seriesOf();
    expect((band?.['data'] as unknown[] | undefined)?.[1]).toBeNull();
    expect((floor?.['data'] as unknown[] | undefined)?.[1]).toBeNull();
    expect((own?.['data'] as unknown[] | undefined)?.[1]).toBeNull();
  });

  it('shows a value between gaps as a dot: a line needs two', () => {
    const point = (y: number, alone: boolean) => ({ y, marker: alone ? { enabled: true } : {} });
    const [, , own, rival] = seriesOf();
    expect(own?.['data']).toEqual([point(0.4, true), null, point(0.5, true)]);
    expect(rival?.['data']).toEqual([point(0.6, false), point(0.55, false), null]);
  });

  it('dashes the line of a rival whose colour another one has, so that no two of 32 brands look alike', () => {
    const series = Array.from({ length: 32 }, (_, order) => ({
      brand: brand(`b${String(order)}`, order),
      points: [measure(0.4)],
    }));
    const eight = { ...theme, series: Array.from({ length: 8 }, (_, index) => `#00000${String(index)}`) };
    const options = buildTrendOptions({ ...data, series, dates: ['2026-05-01'] }, eight, intl, vi.fn());
    const all = options.series as unknown as Record<string, unknown>[];
    const lines = all.filter((line) => line['type'] === 'line');
    const looks = lines.map((line) => JSON.stringify([line['color'], line['dashStyle']]));
    expect(lines.slice(0, 2)).toMatchObject([{ dashStyle: 'Solid' }, { dashStyle: 'Solid' }]);
    expect(new Set(looks).size).toBe(32);
  });

  it('gives the own brand the accent and rivals their colour in fixed order', () => {
    expect(
      seriesOf()
        .slice(2)
        .map(({ id, color }) => [id, color]),
    ).toEqual([
      ['own', '#165dff'],
      ['r1', '#aa0000'],
    ]);
  });

  it('shows a name with signs of markup as it is', () => {
    expect(namesBeside(seriesOf()[3], [0.1])).toEqual(['Brand &lt;r1&gt;']);
  });

  it('labels the last point with data, and takes a legend for more than six series', () => {
    expect(namesBeside(seriesOf()[3], [0.1, 0.2, null])).toEqual([null, 'Brand &lt;r1&gt;', null]);
    expect(build().legend?.enabled).toBe(false);
    const many = {
      ...data,
      series: Array.from({ length: 7 }, (_, order) => ({ brand: brand(String(order), order), points: [] })),
    };
    expect(build(many).legend?.enabled).toBe(true);
    expect(namesBeside(seriesOf(many)[2], [0.1])).toEqual([]);
  });

  it('draws at most five ticks that hold every value and the own interval', () => {
    expect(build().yAxis).toMatchObject({ min: 0, max: 0.6, tickPositions: [0, 0.2, 0.4, 0.6] });
  });

  it('marks the events of weeks on their days, those too close together under one number', () => {
    const dates = ['2026-05-01', '2026-05-08', '2026-05-15'];
    const event = (number: number, index: number, date: string) => ({
      id: `e${String(number)}`,
      index,
      number,
      date,
      title: '',
    });
    const events = [
      event(1, 0, '2026-05-01'),
      event(2, 0, '2026-05-04'),
      event(3, 2, '2026-05-15'),
      event(4, 2, '2026-05-20'),
    ];
    const { plotLines } = build({ ...data, unit: 'week', dates, events }).xAxis as XAxisOptions;
    expect(plotLines?.map(({ value, label }) => [value, label?.text])).toEqual([
      [0, '1'],
      [3 / 7, '2'],
      [2, '3, 4'],
    ]);
  });

  it('marks events and never animates', () => {
    expect(build().xAxis).toMatchObject({ plotLines: [{ value: 1, dashStyle: 'Dash', label: { text: '1' } }] });
    expect(build().chart?.animation).toBe(false);
    expect(build().exporting).toMatchObject({ fallbackToExportServer: false });
  });

  it('escapes names in the tooltip and says value, interval, n and event', () => {
    const formatter = build().tooltip?.formatter as unknown as (this: { index: number }) => string;
    const html = formatter.call({ index: 0 });
    expect(html).toContain('Brand &lt;own&gt;');
    expect(html).toContain('40.0%');
    expect(html).toContain('30.0 – 50.0%');
    expect(html).toContain('n 40');
    expect(formatter.call({ index: 1 })).toContain('Engine update');
  });
});

describe('the words of a trend', () => {
  it('sums it up in a sentence', () => {
    expect(trendSummary(data, intl)).toBe(
      'Visibility of Brand <own> went from 40.0% on May\u00a01,\u00a02026 to 50.0% on May\u00a03,\u00a02026; with 1 competitor shown, Brand <own> is highest then.',
    );
    const oneDay = data.series.map((series) => ({ ...series, points: series.points.slice(0, 1) }));
    expect(trendSummary({ ...data, series: oneDay }, intl)).toMatch(
      /^Visibility of Brand <own> was 40\.0% on May\u00a01,\u00a02026;/u,
    );
    expect(trendSummary({ ...data, series: [] }, intl)).toBe('No data to show in this period.');
  });

  it('compares days with enough answers: today may have two so far', () => {
    const few = { ...measure(1), n: 2 };
    const series = data.series.map((one) => ({ ...one, points: [...one.points, few] }));
    const dates = [...data.dates, '2026-05-04'];
    expect(trendSummary({ ...data, dates, series }, intl)).toMatch(
      /to 50\.0% on May\u00a03,\u00a02026; .*<own> is highest then\.$/u,
    );
  });

  it('says so where the days have too few answers', () => {
    const series = data.series.map((one, at) => ({
      ...one,
      points: [{ ...measure(0.2), n: 9 }, at === 0 ? measure(0.5) : null, { ...measure(0.4), n: 2 }],
    }));
    expect(trendSummary({ ...data, series }, intl)).toContain(
      'went from 20.0% on May\u00a01,\u00a02026 to 40.0% on May\u00a03,\u00a02026 (low sample: n 9, then n 2);',
    );
  });

  it('does not call it a move where both days have the same figure', () => {
    const series = data.series.map((one) => ({ ...one, points: [measure(0.4), null, measure(0.4001)] }));
    expect(trendSummary({ ...data, series }, intl)).toMatch(
      /^Visibility of Brand <own> was 40\.0% on May\u00a01,\u00a02026 and on May\u00a03,\u00a02026; /u,
    );
  });

  it('says that a point is a week', () => {
    expect(trendSummary({ ...data, unit: 'week' }, intl)).toContain(
      'went from 40.0% in the week from May\u00a01,\u00a02026 to 50.0% in the week from May\u00a03,\u00a02026;',
    );
  });

  it('names all brands that share the highest value, and none where no brand is mentioned', () => {
    const ending = (value: number): string => {
      const series = data.series.map((one) => ({
        ...one,
        points: one.points.map(() => measure(value)),
      }));
      return trendSummary({ ...data, series }, intl).replace(/^.*shown, /u, '');
    };
    expect(ending(0.5)).toBe('Brand <own> and Brand <r1> are equally high then.');
    expect(ending(0)).toBe('no brand is mentioned then.');
  });

  it('tells the same in a table whose figures open their answers', () => {
    const select = vi.fn();
    const { head, rows } = trendTable(data, intl, select);
    expect(head).toEqual(['Date', 'Brand <own>', 'Brand <r1>', 'Brand <own> (95% interval)', 'n']);
    expect(rows[1]?.cells.map(({ text }) => text)).toEqual([null, '55.0%', null, null]);
    rows[0]?.cells[1]?.onOpen?.();
    expect(select).toHaveBeenCalledWith('r1', 0);
  });

  it('has both ends of each brand’s interval beside its figure in a file, also of a day without data', async () => {
    const lines = (await csvFile(figureTableCsv(trendTable(data, intl))).text()).trim().split('\r\n');
    const ends = (name: string): string => `${name},${name} (95% low),${name} (95% high)`;
    expect(lines[0]).toBe(`Date,${ends('Brand <own>')},${ends('Brand <r1>')},n`);
    expect(lines[2]).toBe(`${data.dates[1] ?? ''},,,,0.55,${String(measure(0.55).low)},${String(measure(0.55).high)},`);
    expect(lines.slice(1).map((line) => line.split(',').length)).toEqual(data.dates.map(() => 8));
  });
});
