import { expect, test } from 'vitest';
import type { DateOrder } from '#client/lib/importNotes.ts';
import { readTime, ZonedClock } from './parseTime.ts';

const clock = new ZonedClock('Europe/Berlin');
const NOW = Date.UTC(2026, 10, 25);

function shown(value: unknown, order: DateOrder | null = null): string {
  const read = readTime(value, clock, NOW, order);
  if (typeof read === 'string') return read;
  const text = new Date(read.askedAt).toISOString();
  return read.dayOnly ? text.slice(0, 10) : text;
}

test.each([
  ['9/30/2026 17:05', '2026-09-30T15:05:00.000Z'],
  ['30.09.2026 17:05', '2026-09-30T15:05:00.000Z'],
  ['30-Sep-26', '2026-09-30'],
  ['Sep 30, 2026', '2026-09-30'],
  ['September 30, 2026 at 5:05 PM', '2026-09-30T15:05:00.000Z'],
  ['Wed, 30 Sep 2026 17:05:00 +0200', '2026-09-30T15:05:00.000Z'],
  ['30. September 2026', '2026-09-30'],
  ['30 septembre 2026', '2026-09-30'],
  ['2026-09-30T17:05:00.000Z[UTC]', '2026-09-30T17:05:00.000Z'],
  ['2026-09-30 17:05:00 +0000 UTC', '2026-09-30T17:05:00.000Z'],
  ['2026.09.30 17:05', '2026-09-30T15:05:00.000Z'],
  ['Wed Sep 30 2026 17:05:00 GMT+0200 (Central European Summer Time)', '2026-09-30T15:05:00.000Z'],
  ['20260930T170500Z', '2026-09-30T17:05:00.000Z'],
  ['2026-09-30_17-05-00', '2026-09-30T15:05:00.000Z'],
  ['2026-09-30T17-05-00-123Z', '2026-09-30T17:05:00.123Z'],
  ['2026-09-30_17-65-00', 'unreadable'],
  ['20260930', '2026-09-30'],
  ['20260930170500', '2026-09-30T15:05:00.000Z'],
  [20260930170500, '2026-09-30T15:05:00.000Z'],
  ['20261330170500', 'unreadable'],
  ['Wed Sep 30 17:05:00 UTC 2026', '2026-09-30T17:05:00.000Z'],
  ['Wed Sep 30 17:05:00 CST 2026', 'unreadable'],
  ['2026年9月30日', '2026-09-30'],
  ['2026年9月30日（周三）下午5:05', '2026-09-30T15:05:00.000Z'],
  ['46295', '2026-09-30'],
  ['46295.5', '2026-09-30T10:00:00.000Z'],
  [46295, '2026-09-30'],
  ['1790787900000000', '2026-09-30T17:05:00.000Z'],
  [{ $date: '2026-09-30T17:05:00Z' }, '2026-09-30T17:05:00.000Z'],
  ['31/02/2026', 'unreadable'],
  ['12345', 'unreadable'],
  ['Lumora 3, 2026', 'unreadable'],
])('%j is %s', (value, expected) => {
  expect(shown(value)).toBe(expected);
});

test.each([
  ['Mittwoch, 30. September 2026, 17:05 Uhr', '2026-09-30T15:05:00.000Z'],
  ['Mi., 30.09.2026 17.05 Uhr', '2026-09-30T15:05:00.000Z'],
  ['am 30. Sept. 2026 um 17 Uhr', '2026-09-30T15:00:00.000Z'],
  ['mercredi 30 septembre 2026 à 17h05', '2026-09-30T15:05:00.000Z'],
  ['le 1er septembre 2026', '2026-09-01'],
  ['miércoles, 30 de septiembre de 2026 a las 17:05 h', '2026-09-30T15:05:00.000Z'],
  ['30 de setembro de 2026 às 17:05', '2026-09-30T15:05:00.000Z'],
  ['mercoledì 30 settembre 2026 alle ore 17:05', '2026-09-30T15:05:00.000Z'],
  ['woensdag 30 september 2026 om 17:05', '2026-09-30T15:05:00.000Z'],
  ['среда, 30 сентября 2026 г., 17:05', '2026-09-30T15:05:00.000Z'],
  ['令和8年9月30日（水）17時5分', '2026-09-30T15:05:00.000Z'],
  ['令和元年9月30日', '2019-09-30'],
  ['民國115年9月30日', '2026-09-30'],
  ['2026年9月30日(水)', '2026-09-30'],
  ['2026/09/30(Wed) 17:05', '2026-09-30T15:05:00.000Z'],
  ['2026/9/30 PM 5:05', '2026-09-30T15:05:00.000Z'],
  ['2026/9/30 AM 12:05', '2026-09-29T22:05:00.000Z'],
  ['2026-09-30 5:05:00 下午', '2026-09-30T15:05:00.000Z'],
  ['2026年9月30日 下午5点', '2026-09-30T15:00:00.000Z'],
  ['2026년 9월 30일 수요일 오후 5:05', '2026-09-30T15:05:00.000Z'],
  ['2026. 9. 30. 오후 5:05', '2026-09-30T15:05:00.000Z'],
  ['Mar 3, 2026', '2026-03-03'],
  ['mar 3 mar 2026', '2026-03-03'],
  ['Wed Jan 07 2026 17:05:00 GMT+0100 (Central European Standard Time)', '2026-01-07T16:05:00.000Z'],
  ['2026年9月30日 GMT+8 17:05:00', '2026-09-30T09:05:00.000Z'],
  ['2026年9月30日 中国标准时间 下午5:05', '2026-09-30T09:05:00.000Z'],
  ['2026-09-30 UTC-03:30 17:05', '2026-09-30T20:35:00.000Z'],
  ['30.09.2026, 17:05:00 MESZ', '2026-09-30T15:05:00.000Z'],
  ['2026年9月30日 CST 17:05:00', 'unreadable'],
  // "listopada" is October in one language and November in another.
  ['3 listopada 2026', 'unreadable'],
  ['2026年9月30日 下午5点半', 'unreadable'],
  ['令和8年13月3日', 'unreadable'],
  ['September 2026', 'unreadable'],
  ['9月30日', 'unreadable'],
])('%j, as people write it in their language, is %s', (value, expected) => {
  expect(shown(value)).toBe(expected);
});

test('an order that is open stays so beside words', () => {
  expect(shown('Di., 03/04/2026 um 15:05 Uhr')).toBe('ambiguous');
});

test('day and month in either order are not guessed', () => {
  expect(shown('03/04/2026')).toBe('ambiguous');
  expect(shown('03/04/2026 10:00', 'dmy')).toBe('2026-04-03T08:00:00.000Z');
  expect(shown('03/04/2026', 'mdy')).toBe('2026-03-04');
  expect(shown('04/04/2026')).toBe('2026-04-04');
  expect(shown('03.04.2026')).toBe('2026-04-03');
});

test('a long cell is no time, and known as none at once', { timeout: 2000 }, () => {
  expect(shown(`1${'\t'.repeat(100_000)}1周一`)).not.toMatch(/^\d{4}/u);
});
