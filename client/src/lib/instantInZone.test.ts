import { expect, test } from 'vitest';
import { instantInZone } from './instantInZone.ts';

test.each([
  ['Asia/Shanghai', '2026-11-28T20:00:00.000Z', '2026-11-29T04:00:00+08:00'],
  ['Europe/Berlin', '2026-07-01T22:30:00Z', '2026-07-02T00:30:00+02:00'],
  ['America/St_Johns', '2026-01-01T01:00Z', '2025-12-31T21:30:00-03:30'],
  ['UTC', '2026-01-01T01:00:00.999Z', '2026-01-01T01:00:00+00:00'],
])('a time in %s is written on its day there', (zone, instant, written) => {
  expect(instantInZone(instant, zone)).toBe(written);
  expect(Math.trunc(Date.parse(written) / 1000)).toBe(Math.trunc(Date.parse(instant) / 1000));
});

test.each(['2026-11-28', '2026-11-28T20:00:00+02:00', 'at 2026-11-28T20:00:00Z', '2026-99-28T20:00:00Z', ''])(
  'another text stays: %j',
  (text) => {
    expect(instantInZone(text, 'Asia/Shanghai')).toBe(text);
  },
);

test('a zone that this machine does not know changes nothing', () => {
  expect(instantInZone('2026-11-28T20:00:00Z', 'Mars/Olympus')).toBe('2026-11-28T20:00:00Z');
});
