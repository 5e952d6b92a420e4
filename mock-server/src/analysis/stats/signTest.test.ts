import { expect, test } from 'vitest';
import { isReallyMoreOften, signTest } from './signTest.ts';

test.each([
  [0, 0, 1],
  [1, 1, 1],
  [5, 0, 0.0625],
  [6, 0, 0.03125],
  [8, 2, 0.109375],
  [2, 8, 0.109375],
  [10, 1, 0.01171875],
])('%i against %i has the p value of the printed tables', (one, other, expected) => {
  expect(signTest(one, other)).toBeCloseTo(expected, 10);
});

test('many answers do not run out of digits', () => {
  expect(signTest(5000, 5000)).toBe(1);
  expect(signTest(5200, 4800)).toBeCloseTo(0.0000662, 6);
  expect(signTest(3000, 0)).toBeGreaterThanOrEqual(0);
});

test('more often counts only beyond chance, and only in one direction', () => {
  expect(isReallyMoreOften(6, 0)).toBe(true);
  expect(isReallyMoreOften(5, 0)).toBe(false);
  expect(isReallyMoreOften(0, 6)).toBe(false);
});
