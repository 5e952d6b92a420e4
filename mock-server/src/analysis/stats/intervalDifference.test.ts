import { expect, test } from 'vitest';
import { intervalDifference } from './intervalDifference.ts';

const measure = (value: number, low: number, high: number, n = 200) => ({
  ...{ value, low, high, n, k: 20, numerator: value * n, denominator: n },
});

test('the interval is Newcombe’s: 56/70 against 48/80 differ by 0.2, 0.0524 to 0.3339', () => {
  // Newcombe (1998), table II, example (a), method 10, with the Wilson intervals of its table.
  const found = intervalDifference(measure(48 / 80, 0.4904, 0.7004, 80), measure(56 / 70, 0.6916, 0.8773, 70));
  expect(found.difference).toBeCloseTo(0.2, 10);
  expect(found.low).toBeCloseTo(0.0524, 3);
  expect(found.high).toBeCloseTo(0.3339, 3);
  expect(found.apart).toBe(true);
});

test('the same twice is not apart, and too few answers are never judged', () => {
  const some = measure(0.4, 0.3, 0.5);
  expect(intervalDifference(some, some)).toMatchObject({ difference: 0, apart: false });
  expect(intervalDifference(measure(0.1, 0.05, 0.2, 20), measure(0.9, 0.8, 0.95))).toMatchObject({ apart: null });
});
