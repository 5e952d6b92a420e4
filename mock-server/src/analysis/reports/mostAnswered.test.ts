import { expect, test } from 'vitest';
import { mostAnswered } from './mostAnswered.ts';

test('few rows are all shown, in their order', () => {
  expect(mostAnswered([3, 1, 2], (row) => row, 3)).toEqual([3, 1, 2]);
});

test('of many the ones with the most answers, in their order; of two with as many the earlier one', () => {
  expect(mostAnswered([1, 9, 5, 9, 5], (row) => row, 3)).toEqual([9, 5, 9]);
});
