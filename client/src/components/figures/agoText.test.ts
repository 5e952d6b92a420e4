import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { agoText } from './agoText.ts';

const intl = createIntl({ locale: 'en-US', messages: { 'workplace.health.justNow': 'just now' } as never });
/** 1 o'clock at night, where the tests run. */
const NOW = new Date(2026, 10, 28, 1).getTime();

test('the time since an instant, in its largest unit', () => {
  expect(agoText(intl, new Date(NOW - 5 * 3_600_000).toISOString(), NOW)).toBe('5 hours ago');
  expect(agoText(intl, new Date(NOW - 20_000).toISOString(), NOW)).toBe('just now');
});

test('of a day whose time is not known, no hours are told', () => {
  expect(agoText(intl, '2026-11-28', NOW)).toBe('today');
  expect(agoText(intl, '2026-11-27', NOW)).toBe('yesterday');
  expect(agoText(intl, '2026-11-25', NOW)).toBe('3 days ago');
  expect(agoText(intl, '2026-08-25', NOW)).toBe('3 months ago');
  // A day that has not begun for the reader.
  expect(agoText(intl, '2026-11-29', NOW)).toBe('today');
});
