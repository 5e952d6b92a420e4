import { expect, test } from 'vitest';
import { readTime, ZonedClock } from './parseTime.ts';

const NOW = Date.UTC(2026, 0, 15);
const shanghai = new ZonedClock('Asia/Shanghai');
const newYork = new ZonedClock('America/New_York');
const iso = (value: unknown, clock = shanghai): string => {
  const time = readTime(value, clock, NOW);
  if (typeof time === 'string') return time;
  // A date without a time starts at midnight of the clock's zone.
  return new Date(time.dayOnly ? clock.toInstant(time.askedAt) : time.askedAt).toISOString();
};

test.each([
  ['2025-05-24T15:56:04Z', '2025-05-24T15:56:04.000Z'],
  ['2025-05-24T15:56:04.1239+08:00', '2025-05-24T07:56:04.123Z'],
  ['2025-05-24 15:56:04 -0330', '2025-05-24T19:26:04.000Z'],
  ['2025-05-24 15:56 UTC', '2025-05-24T15:56:00.000Z'],
  ['2025-05-24 15:56', '2025-05-24T07:56:00.000Z'],
  ['2025-05-24T15:56:04', '2025-05-24T07:56:04.000Z'],
  ['2025/5/4', '2025-05-03T16:00:00.000Z'],
  ['2025/05/04 9:05:01', '2025-05-04T01:05:01.000Z'],
  [' 2025-05-04 ', '2025-05-03T16:00:00.000Z'],
  [1748102164, '2025-05-24T15:56:04.000Z'],
  ['1748102164.5', '2025-05-24T15:56:04.500Z'],
  [1748102164123, '2025-05-24T15:56:04.123Z'],
  ['2025年5月24日', '2025-05-23T16:00:00.000Z'],
  ['2025年05月24日 15:56:04', '2025-05-24T07:56:04.000Z'],
  ['2025年5月24日下午3:56', '2025-05-24T07:56:00.000Z'],
  ['2025年5月24日 15时6分', '2025-05-24T07:06:00.000Z'],
  ['２０２５／５／２４ １５：５６', '2025-05-24T07:56:00.000Z'],
  ['2025/5/24 下午 15:56', '2025-05-24T07:56:00.000Z'],
  ['2025-05-24 3:56:04 PM', '2025-05-24T07:56:04.000Z'],
  ['2025-05-24 12:56 a.m.', '2025-05-23T16:56:00.000Z'],
  ['2025-05-24 12:56 pm', '2025-05-24T04:56:00.000Z'],
])('%j is %s', (value, expected) => {
  expect(iso(value)).toBe(expected);
});

test.each([
  '',
  null,
  undefined,
  'yesterday',
  '2025-02-30',
  '2025-13-01',
  '2025-05-24 25:00',
  '2025-05-24 24:01',
  '2025年13月1日',
  '5月24日',
  '2025-05-24 3 PM',
  '2025-05/24',
  {},
  20250524,
  true,
])('%j is refused', (value) => {
  expect(iso(value)).toBe('unreadable');
});

test('a date of which day and month could be either is not guessed', () => {
  expect(iso('03/04/2025')).toBe('ambiguous');
});

test('times before there were answers, and after tomorrow, are out of range', () => {
  expect(iso('2014-12-31T23:59:59Z')).toBe('out_of_range');
  expect(iso('0001-01-01')).toBe('out_of_range');
  expect(iso('2026-01-15T23:00:00Z')).toBe('2026-01-15T23:00:00.000Z');
  expect(iso('2026-01-17')).toBe('out_of_range');
});

test('clock changes: a skipped hour moves on, an hour that occurs twice is its first', () => {
  expect(iso('2025-03-09 01:59', newYork)).toBe('2025-03-09T06:59:00.000Z');
  expect(iso('2025-03-09 02:30', newYork)).toBe('2025-03-09T07:30:00.000Z');
  expect(iso('2025-03-09 03:00', newYork)).toBe('2025-03-09T07:00:00.000Z');
  expect(iso('2025-11-02 01:30', newYork)).toBe('2025-11-02T05:30:00.000Z');
  expect(iso('2025-11-02 02:30', newYork)).toBe('2025-11-02T07:30:00.000Z');
});

test('days are those of the zone', () => {
  expect(shanghai.dayOf(Date.UTC(2025, 4, 24, 15, 59))).toBe('2025-05-24');
  expect(shanghai.dayOf(Date.UTC(2025, 4, 24, 16))).toBe('2025-05-25');
});

test('a zone that does not exist is refused', () => {
  expect(() => new ZonedClock('Mars/Olympus')).toThrow(RangeError);
});

test.each([
  ['2026年6月2日 15時5分', '2026-06-02T15:05'],
  ['2026年6月2日 午後3:05', '2026-06-02T15:05'],
  ['2026년 6월 2일 오후 3:05', '2026-06-02T15:05'],
  ['2026년 6월 2일 오전 9시 5분', '2026-06-02T09:05'],
  ['2026년 6월 2일', '2026-06-02T00:00'],
])('Japanese and Korean times are read: %s', (text, expected) => {
  const read = readTime(text, new ZonedClock('UTC'), Date.UTC(2026, 6, 1));
  expect(typeof read === 'string' ? read : new Date(read.askedAt).toISOString().slice(0, 16)).toBe(expected);
});
