import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatDays } from './formatDays.ts';

const intl = { locale: 'en-US' } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

test('the short form leaves out the year only where it is this one', () => {
  expect(formatDays(intl, '2026-05-18', '2026-05-24')).toBe('May 18 – May 24');
  expect(formatDays(intl, '2026-05-18', '2026-05-24', 'long')).toBe('May 18 – May 24, 2026');
  expect(formatDays(intl, '2025-05-18', '2025-05-24')).toBe('May 18 – May 24, 2025');
  expect(formatDays(intl, '2025-12-28', '2026-01-03')).toBe('Dec 28, 2025 – Jan 3, 2026');
});
