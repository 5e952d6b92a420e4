import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatMeasure } from '#client/components/figures/formats.ts';
import { testIntl, testTheme } from '#client/testing/testChart.ts';
import { buildWaterfallOptions } from './buildWaterfallOptions.ts';
import { MOST_BARS, waterfallBars } from './waterfallBars.ts';
import type { WaterfallData } from './WaterfallData.ts';
import { addsUp, barText, waterfallSummary, waterfallTable } from './waterfallWords.ts';

const data: WaterfallData = {
  before: 0.4504,
  after: 0.4727,
  effects: [
    { id: 'doubao', name: 'Doubao <b>', rate: 0.0212, mix: 0.0021 },
    { id: null, name: 'No topic', rate: -0.0131, mix: 0.0005 },
    { id: 'kimi', name: 'Kimi', rate: 0.0114, mix: 0.0002 },
  ],
};
const shown = (given: WaterfallData) => waterfallBars(given).map((bar) => barText(bar, testIntl));
/** One part that is the whole difference, between ends that are rounded towards each other. */
const single: WaterfallData = {
  before: 0.05149,
  after: 0.06649,
  effects: [{ id: 'doubao', name: 'Doubao', rate: 0.015, mix: 0 }],
};

describe('waterfallBars', () => {
  it('rounds each figure once: 1.24 points are +1.2, whatever the others are rounded to', () => {
    expect(shown(data)).toEqual(['45.0%', '+2.3', '-1.3', '+1.2', '47.3%']);
  });

  it('writes its ends as the tile does: 23 of 80 answers are 28.8%, and a few are not none', () => {
    const ends = shown({ before: 23 / 80, after: 3 / 8000, effects: [] });
    expect(ends).toEqual([formatMeasure(testIntl, 'visibility', 23 / 80), '<0.1%']);
    expect(ends[0]).toBe('28.8%');
  });

  it('gives a part that is the whole difference the figure of the difference', () => {
    const bars = waterfallBars(single);
    const [, part] = shown(single);
    expect(part).toBe('+1.5');
    expect(waterfallSummary(bars, testIntl)).toContain(`From 5.1% to 6.6% (${part ?? ''}\u00a0pts)`);
  });

  it('tells whether the figures as displayed add up', () => {
    expect(addsUp(waterfallBars(data))).toBe(false);
    expect(addsUp(waterfallBars({ ...data, before: 0.45, after: 0.47, effects: [] }))).toBe(true);
    expect(addsUp(waterfallBars({ ...single, before: 0.05, after: 0.065 }))).toBe(true);
    // 5.1% and 6.5%, 1.3 points apart: two parts as displayed may lead there, the whole difference does not.
    const parts = [0.00669, 0.0067].map((rate, index) => ({ id: `p${String(index)}`, name: 'P', rate, mix: 0 }));
    expect(addsUp(waterfallBars({ before: 0.0514, after: 0.06479, effects: parts }))).toBe(false);
    expect(addsUp(waterfallBars({ ...single, before: 0.0504, after: 0.0654 }))).toBe(true);
  });

  it('draws bars that lead exactly from before to after, for every change', () => {
    const part = fc.double({ min: -0.2, max: 0.2, noNaN: true });
    const effect = fc.record({ rate: part, mix: part });
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(effect, { minLength: 1, maxLength: 30 }),
        (before, list) => {
          const effects = list.map((each, index) => ({ ...each, id: `e${String(index)}`, name: `E${String(index)}` }));
          const after = effects.reduce((sum, { rate, mix }) => sum + rate + mix, before);
          const bars = waterfallBars({ before, after, effects });
          expect(bars.at(-2)?.to).toBeCloseTo(after * 100, 9);
          expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
        },
      ),
    );
  });

  it('shows the largest by themselves and the others as one that opens nothing', () => {
    const effects = Array.from({ length: 14 }, (_, index) => ({
      id: `e${String(index)}`,
      name: `E${String(index)}`,
      rate: 0.001 * (index + 1),
      mix: 0,
    }));
    const bars = waterfallBars({ before: 0.2, after: 0.305, effects });
    expect(bars).toHaveLength(MOST_BARS + 3);
    expect(bars[1]?.id).toBe('e13');
    expect(bars.at(-2)).toMatchObject({ kind: 'rest', id: undefined, count: 4 });
  });
});

describe('buildWaterfallOptions', () => {
  const build = (given = data, open = vi.fn()) =>
    buildWaterfallOptions(waterfallBars(given), testTheme, testIntl, open);
  const seriesOf = (given = data) => build(given).series as unknown as { id: string; data: unknown[] }[];

  it('floats each bar between its two ends, better in one colour and worse in another', () => {
    const [, main, clear] = seriesOf();
    expect((clear?.data as (number | null)[] | undefined)?.[1]).toBeCloseTo(45.04);
    expect((main?.data as { y: number; color: string }[] | undefined)?.[1]).toMatchObject({
      color: testTheme.positive,
    });
    expect((main?.data as { y: number }[] | undefined)?.[1]?.y).toBeCloseTo(2.33);
    expect((clear?.data as number[] | undefined)?.[2]).toBeCloseTo(46.11);
    expect((main?.data as { color: string }[] | undefined)?.[2]?.color).toBe(testTheme.negative);
  });

  it('keeps the names of many bars on one line each, for they would stand on one another', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      id: `p${index}`,
      name: `Platform ${index}`,
      rate: 0.01,
      mix: 0,
    }));
    const spaceOf = (given: WaterfallData) => build(given).xAxis;
    expect(spaceOf(data)).toMatchObject({ labels: { style: { whiteSpace: 'normal' } } });
    expect(spaceOf({ before: 0.4, after: 0.49, effects: many })).toMatchObject({
      labels: { style: { whiteSpace: 'nowrap' } },
    });
  });

  it('writes every number of the axis at its tick, also the last one', () => {
    expect(build(data).yAxis).toMatchObject({ labels: { overflow: 'allow' } });
  });

  it('draws before and after as marks, so that the axis need not begin at 0', () => {
    const [, main] = seriesOf();
    expect((main?.data as { y: number | null }[] | undefined)?.[0]?.y).toBeNull();
    expect(build().yAxis).toMatchObject({ tickPositions: [44, 45, 46, 47, 48] });
  });

  it('lets a bar cross 0', () => {
    const effects = [
      { id: 'a', name: 'A', rate: -0.05, mix: 0 },
      { id: 'b', name: 'B', rate: 0.04, mix: 0 },
    ];
    const [across, main, clear] = seriesOf({ before: 0.03, after: 0.02, effects });
    const at = (series: { data: unknown[] } | undefined, index: number) =>
      (series?.data as { y: number }[] | undefined)?.[index]?.y;
    expect([at(across, 1), at(main, 1), (clear?.data as number[] | undefined)?.[1]]).toEqual([-2, 3, 0]);
  });

  it('opens the segment of a bar, also the one without a topic, and nothing for the ends', () => {
    const open = vi.fn();
    const click = build(data, open).plotOptions?.series?.point?.events?.click as unknown as (this: {
      index: number;
    }) => void;
    for (const index of [0, 1, 2, 4]) click.call({ index });
    expect(open.mock.calls).toEqual([['doubao'], [null]]);
  });

  it('says rate and mix in the hint, with names as text', () => {
    const formatter = build().tooltip?.formatter as unknown as (this: { index: number }) => string;
    const html = formatter.call({ index: 1 });
    expect(html).toContain('Doubao &lt;b&gt;');
    expect(html).toContain('+2.3');
    expect(html).toContain('+2.1');
    expect(html).toContain('+0.2');
    expect(formatter.call({ index: 0 })).toContain('45.0%');
  });
});

describe('the words of a waterfall', () => {
  it('sums it up in a sentence, with the difference as the tile has it: rounded once, from 2.23 points', () => {
    expect(waterfallSummary(waterfallBars(data), testIntl)).toBe(
      'From 45.0% to 47.3% (+2.2\u00a0pts); Doubao <b> had the largest effect (+2.3\u00a0pts).',
    );
  });

  it('names no largest effect where none is shown but 0', () => {
    // Sums of equal rates differ in their last binary digits.
    const effects = ['Doubao', 'Kimi'].map((name) => ({ id: name, name, rate: 1e-17, mix: 0 }));
    expect(waterfallSummary(waterfallBars({ ...data, before: 0.5, after: 0.5, effects }), testIntl)).toBe(
      'From 50.0% to 50.0% (0.0\u00a0pts).',
    );
  });

  it('tells the same in a table: shown figures for readers, unrounded ones for files', () => {
    const open = vi.fn();
    const { head, rows } = waterfallTable(waterfallBars(data), testIntl, open);
    expect(head).toHaveLength(4);
    expect(rows[1]?.cells.map(({ text }) => text)).toEqual(['+2.3', '+2.1', '+0.2']);
    expect(rows[1]?.cells[0]?.raw).toBeCloseTo(2.33, 10);
    expect(rows[0]?.cells[0]).toMatchObject({ text: '45.0%', raw: expect.closeTo(45.04, 10) });
    rows[2]?.cells[0]?.onOpen?.();
    expect(open).toHaveBeenCalledExactlyOnceWith(null);
  });
});
