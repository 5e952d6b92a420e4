import { expect, test } from 'vitest';
import { readDuration, readRetryAfter } from './retryAfterHeader.ts';

const NOW = Date.parse('2026-03-08T10:00:00Z');

test.each([
  ['120', 120_000],
  [' 1.5 ', 1500],
  ['0', 0],
  ['38s', 38_000],
  ['Sun, 08 Mar 2026 10:00:30 GMT', 30_000],
  ['Sun, 08 Mar 2026 09:00:00 GMT', 0],
  [undefined, null],
  ['', null],
  ['soon', null],
  ['-5', null],
  ['99999999999', null],
])('a Retry-After of %j is %j ms', (header, wait) => {
  expect(readRetryAfter(header, NOW)).toBe(wait);
});

test('durations are read by their unit', () => {
  expect(['250ms', '1.5s', '2m', '1h', '3d', '5', ''].map(readDuration)).toEqual([
    ...[250, 1500, 120_000, 3_600_000],
    ...[null, null, null],
  ]);
});
