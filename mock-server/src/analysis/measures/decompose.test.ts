import { describe, expect, it } from 'vitest';
import { seededRandom } from '#server/testing/simulatePrompts.ts';
import { allRows, tableForTest, times, type TestRow } from '#server/testing/tableForTest.ts';
import { sumCells, type CellSums } from './cellSums.ts';
import { decompose } from './decompose.ts';
import { measureOf } from './promptClusters.ts';

const TOPICS = [0, 0, 1, 1, 2, null];
const sumsOf = (rows: TestRow[]): CellSums => {
  const table = tableForTest(rows, { topics: TOPICS, platforms: 4 });
  return sumCells(table, allRows(table));
};

function randomPeriod(seed: number): CellSums {
  const random = seededRandom(seed);
  const pick = (count: number): number => Math.floor(random() * count);
  return sumsOf(
    Array.from({ length: 300 }, () => ({
      prompt: pick(TOPICS.length),
      // Platform 3 occurs in odd seeds only: a segment seen in one period.
      platform: pick(seed % 2 === 1 ? 4 : 3),
      named: ['', 'A', 'AB', 'BA', 'BCA', 'C'][pick(6)] ?? '',
      sentiment: { A: (['positive', 'neutral', 'negative'] as const)[pick(3)] ?? 'neutral' },
      cites: [[], ['a.com/x'], ['news.org/x', 'a.com/y'], ['news.org/z']][pick(4)] ?? [],
    })),
  );
}

describe('decompose', () => {
  it('adds up to the change, to 1e-12, for every measure and every split', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const [before, after] = [randomPeriod(seed), randomPeriod(seed + 101)];
      for (const kind of [
        'visibility',
        'first_mention_rate',
        'share_of_voice',
        'average_position',
        'net_sentiment',
        'citation_rate',
        'citation_share',
        'stability',
      ] as const) {
        const change = (measureOf(after, kind, 0)?.value ?? 0) - (measureOf(before, kind, 0)?.value ?? 0);
        for (const by of ['platform', 'topic', 'platform_topic', 'prompt'] as const) {
          const split = decompose(before, after, kind, 0, by);
          const sum = split?.effects.reduce((total, { rate, mix }) => total + rate + mix, 0) ?? Number.NaN;
          expect(Math.abs(sum - change)).toBeLessThan(1e-12);
          expect(Math.abs((split?.difference ?? Number.NaN) - change)).toBeLessThan(1e-12);
        }
      }
    }
  });

  it('matches a split worked out by hand', () => {
    const before = sumsOf([...times(2, { named: 'A' }), ...times(2, {}), ...times(4, { platform: 1 })]);
    const after = sumsOf([...times(6, { named: 'A' }), ...times(2, { platform: 1 })]);
    const split = decompose(before, after, 'visibility', 0, 'platform');
    expect(split).toMatchObject({ before: 0.25, after: 0.75, difference: 0.5 });
    expect(split?.effects[0]).toMatchObject({ platform: 0, rate: (0.5 * 1.25) / 2, mix: (0.25 * 1.5) / 2 });
    expect(split?.effects[1]).toMatchObject({ platform: 1, rate: 0 });
    expect(split?.effects[1]?.mix).toBeCloseTo(0, 15);
  });

  it('calls a segment seen in one period only all mix', () => {
    const before = sumsOf(times(4, { named: 'A' }));
    const after = sumsOf([...times(4, { named: 'A' }), ...times(4, { platform: 1 })]);
    const split = decompose(before, after, 'visibility', 0, 'platform');
    expect(split?.difference).toBe(-0.5);
    expect(split?.effects.every(({ rate }) => rate === 0)).toBe(true);
  });

  it('keeps inside a segment and is null without data', () => {
    const [before, after] = [randomPeriod(2), randomPeriod(3)];
    const split = decompose(before, after, 'visibility', 0, 'topic', { platform: 1 });
    const change =
      (measureOf(after, 'visibility', 0, { platform: 1 })?.value ?? 0) -
      (measureOf(before, 'visibility', 0, { platform: 1 })?.value ?? 0);
    expect(split?.difference).toBeCloseTo(change, 12);
    expect(decompose(sumsOf([]), after, 'visibility', 0, 'platform')).toBeNull();
    expect(decompose(before, after, 'visibility', 0, 'topic', { platform: 3 })).toBeNull();
  });
});
