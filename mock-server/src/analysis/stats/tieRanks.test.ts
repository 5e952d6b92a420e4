import { describe, expect, it } from 'vitest';
import { seededRandom } from '#server/testing/simulatePrompts.ts';
import type { Clusters } from './clusterRatio.ts';
import { isAhead } from './isAhead.ts';
import { tieRanks } from './tieRanks.ts';

describe('tieRanks', () => {
  it('lets a thing share the rank of the one above when it is not really behind', () => {
    const ahead = new Set(['1>2', '3>4']);
    const ranks = tieRanks(5, (above, below) => ahead.has(`${String(above)}>${String(below)}`));
    expect(ranks.map(({ rank }) => rank)).toEqual([1, 1, 3, 3, 5]);
    expect(ranks.map(({ tied }) => tied)).toEqual([true, true, true, true, false]);
  });

  it('does not chain small steps: nobody is tied with one who is really ahead', () => {
    const values = [0.7, 0.6, 0.5, 0.4, 0.3];
    const ranks = tieRanks(5, (above, below) => (values[above] ?? 0) - (values[below] ?? 0) > 0.15);
    expect(ranks.map(({ rank }) => rank)).toEqual([1, 1, 3, 3, 5]);
  });

  it('shares the level of the first and the last among all pairs between them', () => {
    const levels: number[] = [];
    tieRanks(4, (above, below, level) => {
      if (below > above + 1) levels.push(level);
      return false;
    });
    expect(levels).toEqual([0.05 / 3, 0.05 / 6]);
  });

  it('gives nothing for nothing and rank 1, untied, for one', () => {
    expect(tieRanks(0, () => false)).toEqual([]);
    expect(tieRanks(1, () => false)).toEqual([{ rank: 1, tied: false }]);
  });
});

const RATE = { min: 0, max: 1, method: 'wilson' } as const;
const PROMPTS = 30;
const RUNS = 7;

/** How often `draws` periods give brands of these rates more than one rank. */
function partings(rates: readonly number[], draws: number): number {
  const random = seededRandom(11);
  const drawBrand = (rate: number): Clusters => {
    const num = new Float64Array(PROMPTS);
    for (let p = 0; p < PROMPTS; p += 1) {
      const own = rate + 0.4 * (random() - 0.5);
      for (let run = 0; run < RUNS; run += 1) num[p] = (num[p] ?? 0) + Number(random() < own);
    }
    return { num, den: new Float64Array(PROMPTS).fill(RUNS), n: PROMPTS * RUNS };
  };
  const named = ({ num }: Clusters): number => num.reduce((sum, one) => sum + one, 0);
  let parted = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const brands = rates.map(drawBrand).sort((a, b) => named(b) - named(a));
    const ranks = tieRanks(brands.length, (above, below, level) => {
      const [ahead, behind] = [brands[above], brands[below]];
      return ahead !== undefined && behind !== undefined && isAhead(behind, ahead, RATE, level);
    });
    parted += Number(ranks.some(({ rank }) => rank > 1));
  }
  return parted / draws;
}

describe('the ranks of simulated brands', () => {
  it('part equal brands in about one period of twenty, however many they are', () => {
    expect(partings([0.5, 0.5], 300)).toBeLessThan(0.08);
    expect(
      partings(
        Array.from({ length: 9 }, () => 0.5),
        300,
      ),
    ).toBeLessThan(0.08);
  });

  it('part a best and a worst that are 27 points from each other, with small steps between them', () => {
    expect(partings([0.65, 0.605, 0.56, 0.515, 0.47, 0.425, 0.38], 100)).toBeGreaterThan(0.95);
  });
});
