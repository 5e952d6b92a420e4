import { expect, test } from 'vitest';
import { clamp } from './clamp.ts';

test('a value stays within its range', () => {
  expect([clamp(5, 0, 10), clamp(-1, 0, 10), clamp(11, 0, 10), clamp(3, 3, 3)]).toEqual([5, 0, 10, 3]);
});

test('no number is not made one', () => {
  expect(clamp(Number.NaN, 0, 1)).toBeNaN();
});
