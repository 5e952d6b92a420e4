import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestStores } from '#client/testing/testStores.ts';
import { followDay } from './followDay.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 50) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page left open shows the last 7 days of each new day', () => {
  const { filters } = createTestStores().stores;
  followDay({ filters });
  expect(filters.end_time).toBe('2026-11-20');
  vi.advanceTimersByTime(11 * 60_000);
  expect(filters.end_time).toBe('2026-11-21');
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(filters.end_time).toBe('2026-11-22');
});

test('so does one whose computer slept over midnight, as soon as it is looked at', () => {
  const { filters } = createTestStores().stores;
  followDay({ filters });
  vi.setSystemTime(new Date(2026, 10, 21, 8, 0));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(filters.end_time).toBe('2026-11-21');
});
