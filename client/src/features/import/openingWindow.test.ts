import { expect, test } from 'vitest';
import { openingWindow } from './openingWindow.ts';

test.each([
  ['2024-01-01', '2024-03-03', { start_time: '2024-02-26', end_time: '2024-03-03' }],
  ['2024-03-01', '2024-03-07', { start_time: '2024-03-01', end_time: '2024-03-07' }],
  ['2024-03-05', '2024-03-07', { start_time: '2024-03-05', end_time: '2024-03-07' }],
  [null, null, null],
])('an import of %s to %s opens on its last week: %o', (first, last, window) => {
  expect(openingWindow(first, last)).toEqual(window);
});
