import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './useNow.ts';

const NOON = Date.parse('2026-12-31T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

it('moves on while the page stays open, and at once when somebody comes back to it', () => {
  const { result } = renderHook(() => useNow());
  expect(result.current).toBe(NOON);
  act(() => {
    vi.advanceTimersByTime(61_000);
  });
  expect(result.current).toBe(NOON + 60_000);
  // The computer sleeps: the clock goes on, timers do not.
  const later = NOON + 3 * 86_400_000;
  vi.setSystemTime(later);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe(later);
});
