import { describe, expect, it, test } from 'vitest';
import { addDays } from './dates.ts';
import { canonicalZone, dateOf, startOfDay, dayInZone } from './zoneClock.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

describe('startOfDay', () => {
  it.each([
    ['2026-03-08', 'Asia/Shanghai', '2026-03-07T16:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2026-06-01', 'Pacific/Kiritimati', '2026-05-31T10:00:00.000Z'],
    ['2026-06-01', 'Pacific/Pago_Pago', '2026-06-01T11:00:00.000Z'],
    ['2026-06-01', 'Asia/Kathmandu', '2026-05-31T18:15:00.000Z'],
    ['2026-06-01', 'UTC', '2026-06-01T00:00:00.000Z'],
  ])('of %s in %s is %s', (date, zone, expected) => {
    expect(iso(startOfDay(date, zone))).toBe(expected);
  });

  it('is the moment after the jump where clocks skip midnight', () => {
    // Beirut, 26 March 2023 was confused; São Paulo, 4 November 2018: 00:00 became 01:00.
    expect(iso(startOfDay('2018-11-04', 'America/Sao_Paulo'))).toBe('2018-11-04T03:00:00.000Z');
    expect(dateOf(startOfDay('2018-11-04', 'America/Sao_Paulo') - 1, 'America/Sao_Paulo')).toBe('2018-11-03');
  });

  it('of a skipped date is that of the next', () => {
    expect(startOfDay('2011-12-30', 'Pacific/Apia')).toBe(startOfDay('2011-12-31', 'Pacific/Apia'));
  });

  it('works at the ends of the calendar', () => {
    expect(iso(startOfDay('0001-01-01', 'UTC'))).toBe('0001-01-01T00:00:00.000Z');
    expect(iso(startOfDay('9999-12-31', 'Asia/Tokyo'))).toBe('9999-12-30T15:00:00.000Z');
  });

  it('agrees with dateOf on every day of two years in zones with and without summer time', () => {
    for (const zone of ['Asia/Shanghai', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Africa/Cairo']) {
      for (let i = 0; i < 730; i += 1) {
        const date = addDays('2025-01-01', i);
        const start = startOfDay(date, zone);
        expect(dateOf(start, zone)).toBe(date);
        expect(dateOf(start - 1, zone)).toBe(addDays(date, -1));
      }
    }
  });

  it('refuses what is no date or zone', () => {
    expect(() => startOfDay('2026-02-30', 'UTC')).toThrow(RangeError);
    expect(() => startOfDay('2026-02-03', 'Mars/Olympus')).toThrow(RangeError);
  });
});

test('zones are told from what is none, and spelled as the machine spells them', () => {
  expect(canonicalZone('Asia/Shanghai')).toBe('Asia/Shanghai');
  expect(canonicalZone('asia/shanghai')).toBe('Asia/Shanghai');
  // An offset has no daylight saving time and is not a zone.
  for (const text of ['nowhere', '', '+08:00', 'Asia/Shanghai ']) expect(canonicalZone(text)).toBeNull();
});

test('the day of an instant in a zone: a date stays as it is, and an unknown zone is that of the machine', () => {
  expect(dayInZone('2026-03-10T16:53:00Z', 'Asia/Shanghai')).toBe('2026-03-11');
  expect(dayInZone('2026-03-10T16:53:00Z', 'America/New_York')).toBe('2026-03-10');
  expect(dayInZone('2026-03-10', 'Pacific/Kiritimati')).toBe('2026-03-10');
  expect(dayInZone('2026-03-10T12:00:00Z', 'Mars/Base')).toBe('2026-03-10');
});
