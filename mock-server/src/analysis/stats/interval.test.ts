import { describe, expect, it } from 'vitest';
import { tQuantile } from '#client/lib/stats/studentT.ts';
import { wilsonInterval } from '#client/lib/stats/wilson.ts';
import { clusterRatio } from './clusterRatio.ts';
import { intervalOf } from './interval.ts';
import { measureOfClusters } from './measureOfClusters.ts';

const rate = { min: 0, max: 1, method: 'wilson' } as const;
const position = { min: 1, max: 4, method: 't' } as const;
const sentiment = { min: -1, max: 1, method: 't' } as const;

function clusters(num: number[], den: number[]): { num: Float64Array; den: Float64Array; n: number } {
  return { num: Float64Array.from(num), den: Float64Array.from(den), n: den.reduce((a, b) => a + b, 0) };
}

describe('clusterRatio', () => {
  it('is k/(k-1) Σ e² / den² with clusters of equal size', () => {
    const estimate = clusterRatio(clusters([1, 2, 3, 6], [10, 10, 10, 10]));
    const residuals = [-2, -1, 0, 3].reduce((sum, e) => sum + e * e, 0);
    expect(estimate?.value).toBe(0.3);
    expect(estimate?.variance).toBeCloseTo((4 / 3) * (residuals / 1600), 12);
    expect(estimate?.kEffective).toBeCloseTo(4, 12);
    expect(estimate?.df).toBe(3);
  });

  it('leaves out prompts without a denominator and is null when none has one', () => {
    expect(clusterRatio(clusters([1, 0, 1], [2, 0, 2]))?.k).toBe(2);
    expect(clusterRatio(clusters([0, 0], [0, 0]))).toBeNull();
  });

  it('counts one big prompt among small ones as fewer prompts', () => {
    const estimate = clusterRatio(clusters([30, 1, 1, 1], [90, 3, 3, 3]));
    expect(estimate?.kEffective).toBeLessThan(1.3);
    expect(estimate?.df).toBe(1);
  });
});

describe('wilsonInterval', () => {
  it('matches a worked example (p = 0.1, n = 20, 1.96: 0.0279 to 0.3010)', () => {
    const { low, high } = wilsonInterval(0.1, 20, 1.959964);
    expect(low).toBeCloseTo(0.0279, 4);
    expect(high).toBeCloseTo(0.301, 4);
  });
});

describe('intervalOf', () => {
  it('gives the whole range for one prompt', () => {
    expect(measureOfClusters(clusters([3], [10]), rate)).toMatchObject({ low: 0, high: 1, k: 1, n: 10 });
    expect(measureOfClusters(clusters([20], [10]), position)).toMatchObject({ value: 2, low: 1, high: 4 });
    expect(measureOfClusters(clusters([2], [10]), sentiment)).toMatchObject({ low: -1, high: 1 });
  });

  it('uses the number of prompts where they do not differ', () => {
    const none = measureOfClusters(clusters(Array<number>(10).fill(0), Array<number>(10).fill(8)), rate);
    const t = tQuantile(0.975, 9);
    expect(none).toMatchObject({ value: 0, low: 0 });
    expect(none?.high).toBeCloseTo((t * t) / (10 + t * t), 10);
    const first = measureOfClusters(clusters(Array<number>(10).fill(8), Array<number>(10).fill(8)), position);
    expect(first?.low).toBe(1);
    expect(first?.high).toBeGreaterThan(1.3);
  });

  it('treats rounding noise as no variance', () => {
    const tenths = measureOfClusters(clusters([0.1 * 3, 0.3, 0.3], [3, 3, 3]), rate);
    expect(tenths?.high).toBeGreaterThan(0.4);
  });

  it('cuts means to their range and keeps the value inside', () => {
    const estimate = clusterRatio(clusters([10, 10, 10, 40], [10, 10, 10, 10]));
    if (estimate === null) {
      throw new Error('no estimate');
    }
    const { low, high } = intervalOf(estimate, position, 0.95);
    expect(low).toBe(1);
    expect(high).toBe(4);
    const narrow = intervalOf(estimate, position, 0.5);
    expect(narrow.low).toBeGreaterThan(low);
    expect(narrow.high).toBeLessThan(high);
  });
});
