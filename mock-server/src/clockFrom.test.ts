import { expect, test, vi } from 'vitest';
import { clockFrom } from './clockFrom.ts';

test('the clock of a fixed day starts at its beginning and goes on', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T10:00:00Z') });
  const now = clockFrom('2026-06-30');
  expect(new Date(now()).toISOString()).toBe('2026-06-30T00:00:00.000Z');
  vi.advanceTimersByTime(1500);
  expect(new Date(now()).toISOString()).toBe('2026-06-30T00:00:01.500Z');
  expect(clockFrom(undefined)()).toBe(Date.now());
  vi.useRealTimers();
});
