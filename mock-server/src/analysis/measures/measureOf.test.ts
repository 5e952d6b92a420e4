import { describe, expect, it } from 'vitest';
import { allRows, tableForTest, times, type TestRow } from '#server/testing/tableForTest.ts';
import { sumCells } from './cellSums.ts';
import { changeOf, measureOf } from './promptClusters.ts';

const ROWS: TestRow[] = [
  { prompt: 0, named: 'AB', sentiment: { A: 'positive', B: 'neutral' }, cites: ['a.com/x', 'news.org/1'] },
  { prompt: 0, named: 'BA', sentiment: { A: 'negative' }, cites: ['news.org/1', 'b.com/y'] },
  { prompt: 0, platform: 1, named: 'A', sentiment: { A: 'positive' }, labelled: true, cites: [] },
  { prompt: 1, named: 'BCA', sentiment: { A: 'neutral' }, cites: null },
  { prompt: 1, named: '', cites: ['a.com/x', 'a.com/z'] },
  { prompt: 1, status: 'refused', named: 'A', cites: ['a.com/x'] },
  { prompt: 2, named: 'C' },
  { prompt: 2, status: 'empty' },
];
const sums = sumCells(tableForTest(ROWS), allRows(tableForTest(ROWS)));

describe('measureOf', () => {
  it.each([
    ['visibility', 4, 6, 6, 3],
    ['first_mention_rate', 2, 6, 6, 3],
    ['share_of_voice', 4, 9, 5, 3],
    ['average_position', 7, 4, 4, 2],
    ['net_sentiment', 1, 4, 4, 2],
    ['citation_rate', 2, 3, 3, 2],
    ['citation_share', 3, 6, 3, 2],
    ['coverage', 2, 3, 6, 3],
    ['refusal_rate', 1, 8, 8, 3],
  ] as const)('%s is %i / %i over %i answers of %i prompts', (kind, numerator, denominator, n, k) => {
    const measure = measureOf(sums, kind, 0);
    expect(measure).toMatchObject({ numerator, denominator, n, k, value: numerator / denominator });
    expect(measure?.low).toBeLessThanOrEqual(numerator / denominator);
    expect(measure?.high).toBeGreaterThanOrEqual(numerator / denominator);
  });

  it('makes shares of voice that sum to 1', () => {
    const shares = [0, 1, 2].map((brand) => measureOf(sums, 'share_of_voice', brand)?.value ?? 0);
    expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  });

  it('keeps to a platform, a topic or both', () => {
    expect(measureOf(sums, 'visibility', 0, { platform: 1 })).toMatchObject({
      numerator: 1,
      denominator: 1,
      low: 0,
      high: 1,
    });
    expect(measureOf(sums, 'visibility', 0, { topic: 0 })).toMatchObject({ denominator: 6 });
    expect(measureOf(sums, 'visibility', 0, { topic: 1, platform: 0 })).toBeNull();
  });

  it('is null for an empty denominator, never 0', () => {
    const nothing = sumCells(tableForTest([]), new Uint32Array(0));
    const refused = tableForTest([{ status: 'refused' }, { status: 'failed' }]);
    const unnamed = sumCells(tableForTest([{ named: '' }]), Uint32Array.of(0));
    for (const kind of ['visibility', 'share_of_voice', 'average_position', 'net_sentiment', 'coverage'] as const) {
      expect(measureOf(nothing, kind, 0)).toBeNull();
      expect(measureOf(sumCells(refused, allRows(refused)), kind, 0)).toBeNull();
    }
    expect(measureOf(unnamed, 'visibility', 0)?.value).toBe(0);
    expect(measureOf(unnamed, 'share_of_voice', 0)).toBeNull();
    expect(measureOf(unnamed, 'average_position', 0)).toBeNull();
    expect(measureOf(unnamed, 'citation_rate', 0)).toBeNull();
    expect(measureOf(unnamed, 'stability', 0)).toBeNull();
  });

  it('tells citations not captured from none cited: neither is in the citation rate, both are answers', () => {
    const table = tableForTest([{ cites: null }, { cites: [] }, { cites: ['a.com/x'] }]);
    expect(measureOf(sumCells(table, allRows(table)), 'citation_rate', 0)).toMatchObject({
      numerator: 1,
      denominator: 1,
    });
    expect(measureOf(sumCells(table, allRows(table)), 'visibility', 0)).toMatchObject({ denominator: 3 });
  });

  it('knows nothing of a project without brands', () => {
    const table = tableForTest([{ named: '' }], { brands: '' });
    const none = sumCells(table, allRows(table));
    expect(measureOf(none, 'average_position', 0)).toBeNull();
    expect(measureOf(none, 'visibility', 0)?.value).toBe(0);
  });
});

describe('stability', () => {
  const stability = (rows: TestRow[]) => {
    const table = tableForTest(rows);
    return measureOf(sumCells(table, allRows(table)), 'stability', 0);
  };

  it('is the mean Jaccard index over all pairs of runs of a prompt and platform', () => {
    // AB-AB 1, AB-AC 1/3 twice; the single answer of the other platform makes no pair.
    const measure = stability([{ named: 'AB' }, { named: 'BA' }, { named: 'AC' }, { platform: 1, named: 'A' }]);
    expect(measure).toMatchObject({ denominator: 3, n: 3, k: 1 });
    expect(measure?.value).toBeCloseTo((1 + 1 / 3 + 1 / 3) / 3, 12);
  });

  it('counts two runs that name nobody as agreeing, one that names somebody as not', () => {
    expect(stability([{ named: '' }, { named: '' }])?.value).toBe(1);
    expect(stability([...times(9, { named: '' }), { named: 'A' }])?.value).toBeCloseTo(36 / 45, 12);
  });

  it('agrees with counting pair by pair', () => {
    const sets = ['A', 'AB', 'ABC', '', 'C', 'A', 'BC', 'AB', 'AB', ''];
    let sum = 0;
    sets.forEach((one, i) => {
      for (const other of sets.slice(i + 1)) {
        const both = Array.from(one).filter((letter) => other.includes(letter)).length;
        const either = new Set(Array.from(one + other)).size;
        sum += either === 0 ? 1 : both / either;
      }
    });
    expect(stability(sets.map((named) => ({ named })))?.numerator).toBeCloseTo(sum, 12);
  });
});

describe('changeOf', () => {
  it('judges a measure between two periods', () => {
    const period = (hits: number) =>
      [0, 1, 2, 3, 4, 5].flatMap((prompt) => [
        ...times(hits + (prompt % 2), { prompt, named: 'A' }),
        ...times(8 - hits, { prompt, named: 'B' }),
      ]);
    const [was, is] = [tableForTest(period(2)), tableForTest(period(6))];
    const [before, after] = [sumCells(was, allRows(was)), sumCells(is, allRows(is))];
    expect(changeOf(before, after, 'visibility', 0)).toMatchObject({ verdict: 'real' });
    expect(changeOf(before, after, 'visibility', 2)).toMatchObject({ difference: 0, verdict: 'noise' });
    expect(changeOf(before, after, 'visibility', 0, { platform: 1 })).toBeNull();
  });
});
