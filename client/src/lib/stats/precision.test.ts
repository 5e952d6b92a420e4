import { expect, test } from 'vitest';
import { expectedInterval, samplingCost } from './precision.ts';

const width = (prompts: number, runs: number) => {
  const { low, high } = expectedInterval(0.4, { prompts, platforms: 4, runs });
  return high - low;
};

test('more prompts narrow the interval, and far more than more runs do', () => {
  expect(width(40, 2)).toBeLessThan(width(10, 2));
  expect(width(10, 2) - width(40, 2)).toBeGreaterThan(width(10, 2) - width(10, 8));
});
test('the interval holds the rate and stays inside 0 to 1', () => {
  for (const rate of [0, 0.05, 0.5, 1]) {
    const { low, high } = expectedInterval(rate, { prompts: 8, platforms: 3, runs: 2 });
    expect(low).toBeLessThanOrEqual(rate);
    expect(high).toBeGreaterThanOrEqual(rate);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
  }
});
test('one prompt promises nothing', () => {
  expect(expectedInterval(0.4, { prompts: 1, platforms: 8, runs: 50 })).toEqual({ low: 0, high: 1 });
});
test('the cost is every answer asked for', () => {
  expect(samplingCost({ prompts: 40, platforms: 8, runs: 3 })).toBe(960);
});
