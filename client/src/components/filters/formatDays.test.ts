import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainSpaces } from '../figures/formats.ts';
import { formatDays } from './formatDays.ts';

const intl = { locale: 'en-US' } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The text as it is read; a test of its own is about its spaces. */
const read = (...days: Parameters<typeof formatDays>): string => plainSpaces(formatDays(...days));

test('the short form leaves out the year only where it is this one', () => {
  expect(read(intl, '2026-05-18', '2026-05-24')).toBe('May 18 – May 24');
  expect(read(intl, '2026-05-18', '2026-05-24', 'long')).toBe('May 18 – May 24, 2026');
  expect(read(intl, '2025-05-18', '2025-05-24')).toBe('May 18 – May 24, 2025');
  expect(read(intl, '2025-12-28', '2026-01-03')).toBe('Dec 28, 2025 – Jan 3, 2026');
});

test('a line ends only after the dash, not within a day', () => {
  expect(formatDays(intl, '2026-05-18', '2026-05-24', 'long').split(' ')).toEqual([
    'May\u00a018\u00a0–',
    'May\u00a024,\u00a02026',
  ]);
  expect(formatDays({ locale: 'zh-CN' }, '2026-05-18', '2026-05-24', 'long')).toBe('2026年5月18日至5月24日');
});
