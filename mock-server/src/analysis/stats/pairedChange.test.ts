import { describe, expect, it } from 'vitest';
import type { Clusters } from './clusterRatio.ts';
import { pairedChange, testChange } from './pairedChange.ts';

const rate = { min: 0, max: 1, method: 'wilson' } as const;

function clusters(num: number[], den: number | number[]): Clusters {
  const sizes = Array.isArray(den) ? den : num.map(() => den);
  return { num: Float64Array.from(num), den: Float64Array.from(sizes), n: sizes.reduce((a, b) => a + b, 0) };
}

describe('pairedChange', () => {
  it('finds a small move that every prompt shares, which unpaired intervals would miss', () => {
    const was = clusters([1, 3, 5, 7, 9, 2], 20);
    const is = clusters([3, 5, 8, 9, 11, 4], 20);
    const change = pairedChange(was, is, rate);
    expect(change?.verdict).toBe('real');
    expect(change?.difference).toBeCloseTo(13 / 120, 12);
    expect(change?.low).toBeGreaterThan(0);
  });

  it('compares only prompts present in both periods', () => {
    const was = clusters([2, 4, 6, 8, 5, 0], [10, 10, 10, 10, 10, 0]);
    const is = clusters([2, 4, 6, 8, 5, 90], [10, 10, 10, 10, 10, 90]);
    expect(pairedChange(was, is, rate)).toMatchObject({ difference: 0, verdict: 'noise' });
  });

  it('compares a prompt with a single answer in a period', () => {
    const was = clusters([20, 10, 12, 14, 9, 1], [30, 30, 30, 30, 30, 1]);
    const is = clusters([20, 10, 12, 14, 9, 0], [30, 30, 30, 30, 30, 30]);
    expect(pairedChange(was, is, rate)?.difference).toBeCloseTo(65 / 180 - 66 / 151, 12);
  });

  it('says maybe between the 80 % and the 95 % interval', () => {
    const change = pairedChange(clusters([5, 5, 5, 5, 5, 5], 10), clusters([8, 4, 7, 6, 7, 5], 10), rate);
    expect(change?.verdict).toBe('maybe');
    expect(change?.low).toBeLessThan(0);
  });

  it('has no verdict on thin data or without common prompts', () => {
    expect(pairedChange(clusters([1, 1, 1, 1], 20), clusters([9, 9, 9, 9], 20), rate)).toBeNull();
    expect(pairedChange(clusters([1, 1, 1, 1, 1], 5), clusters([4, 4, 4, 4, 4], 5), rate)).toBeNull();
    const left = clusters([1, 1, 1, 1, 1, 0, 0, 0, 0, 0], [9, 9, 9, 9, 9, 0, 0, 0, 0, 0]);
    const right = clusters([0, 0, 0, 0, 0, 1, 1, 1, 1, 1], [0, 0, 0, 0, 0, 9, 9, 9, 9, 9]);
    expect(pairedChange(left, right, rate)).toBeNull();
    expect(pairedChange(clusters([], 1), clusters([], 1), rate)).toBeNull();
  });

  it('never claims certainty where all prompts moved alike', () => {
    const same = pairedChange(clusters([0, 0, 0, 0, 0], 10), clusters([0, 0, 0, 0, 0], 10), rate);
    expect(same).toMatchObject({ difference: 0, verdict: 'noise' });
    expect(same?.high).toBeGreaterThan(0.2);
    const all = pairedChange(clusters([0, 0, 0, 0, 0], 10), clusters([10, 10, 10, 10, 10], 10), rate);
    expect(all).toMatchObject({ difference: 1, high: 1, verdict: 'real' });
    expect(all?.low).toBeLessThan(0.8);
  });

  it('gives a p value that agrees with the verdict', () => {
    const real = testChange(clusters([1, 3, 5, 7, 9, 2], 20), clusters([3, 5, 8, 9, 11, 4], 20), rate);
    expect(real?.pValue).toBeLessThan(0.05);
    const maybe = testChange(clusters([5, 5, 5, 5, 5, 5], 10), clusters([8, 4, 7, 6, 7, 5], 10), rate);
    expect(maybe?.pValue).toBeGreaterThan(0.05);
    expect(maybe?.pValue).toBeLessThan(0.2);
  });
});
