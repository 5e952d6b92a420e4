import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { agoText } from '#client/components/figures/agoText.ts';
import { dayPart } from './dayPart.ts';

describe('the part of the day', () => {
  it.each([
    [4, 'night'],
    [5, 'morning'],
    [10, 'morning'],
    [11, 'noon'],
    [13, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [22, 'evening'],
    [23, 'night'],
    [0, 'night'],
  ] as const)('at %i is %s', (hour, part) => {
    expect(dayPart(hour)).toBe(part);
  });
});

describe('how long ago', () => {
  const intl = createIntl({ locale: 'en-US', messages: { 'workplace.health.justNow': 'just now' } as never });
  const now = Date.parse('2026-03-10T12:00:00Z');
  it.each([
    ['2026-03-10T12:00:00Z', 'just now'],
    ['2026-03-11T00:00:00Z', 'just now'],
    ['2026-03-10T11:01:00Z', '59 minutes ago'],
    ['2026-03-10T07:10:00Z', '4 hours ago'],
    ['2026-03-08T00:00:00Z', '2 days ago'],
    ['2025-12-01T00:00:00Z', '3 months ago'],
    ['2024-01-01T00:00:00Z', '2 years ago'],
  ])('%s was %s', (instant, words) => {
    expect(agoText(intl, instant, now)).toBe(words);
  });
});
