import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryAtOf } from './retryAtOf.ts';

const NOW = Date.parse('2026-03-01T08:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['30', 30],
  ['3600', 3600],
  ['Sun, 01 Mar 2026 08:02:00 GMT', 120],
])('a wait that a server asks for is kept (%s)', (header, seconds) => {
  expect(retryAtOf(header)).toBe(NOW + seconds * 1000);
});

test.each([
  undefined,
  '',
  '0',
  '-5',
  '1e9',
  '1000000000',
  '9'.repeat(400),
  'soon',
  'Sun, 01 Mar 2026 07:59:00 GMT',
  'Sun, 01 Mar 2054 08:00:00 GMT',
])('one that is past, too long or no wait at all is none (%s)', (header) => {
  expect(retryAtOf(header)).toBeUndefined();
});
