import { expect, test, vi } from 'vitest';
import { addDays, countDays, dayOfInstant, defaultWindow, isIsoDate, toIsoDate, utcDateOf } from './dates.ts';

test('the default window is the last 7 days counting today', () => {
  expect(defaultWindow('2026-03-03')).toEqual({ start: '2026-02-25', end: '2026-03-03' });
});
test('days are added across months, leap days and years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(countDays('2026-03-01', '2026-03-07')).toBe(7);
});
test('days to before the first are none, years stay within what the format can say, and what is no date is refused', () => {
  expect(countDays('2026-01-02', '2026-01-01')).toBe(0);
  expect(addDays('0001-01-01', -5)).toBe('0001-01-01');
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
});
test.each(['2026-02-30', '26-01-01', '2026-02-29', '2026-13-01', '2026-1-1', '', 'today', '2026-00-10'])(
  '%j is no date',
  (text) => {
    expect(isIsoDate(text)).toBe(false);
  },
);
test('a real date is one', () => {
  expect(isIsoDate('2024-02-29')).toBe(true);
  expect(toIsoDate(new Date(2026, 0, 5))).toBe('2026-01-05');
});

test('the day of an instant in UTC, before 1970 too, stays within the years that four digits can say', () => {
  expect(utcDateOf(0)).toBe('1970-01-01');
  expect(utcDateOf(-1)).toBe('1969-12-31');
  expect(utcDateOf(Date.parse('2026-11-30T23:59:59.999Z'))).toBe('2026-11-30');
  expect(utcDateOf(8.64e15)).toBe('9999-12-31');
});

test('the day of an instant is that of the machine’s zone, and a date is its own', () => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  expect(dayOfInstant('2026-03-10T16:53:00.000Z')).toBe('2026-03-11');
  vi.stubEnv('TZ', 'America/New_York');
  expect(dayOfInstant('2026-03-10T03:53:00Z')).toBe('2026-03-09');
  expect(dayOfInstant('2026-03-10')).toBe('2026-03-10');
  vi.unstubAllEnvs();
});
