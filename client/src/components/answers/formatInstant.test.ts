import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { formatInstant, formatInstantDay } from './formatInstant.ts';

const inZone = (timeZone: string) => createIntl({ locale: 'en-US', timeZone });

test('a time and its day are those of the zone', () => {
  const late = '2026-11-27T22:30:00Z';
  expect(formatInstant(inZone('Asia/Shanghai'), late)).toBe('Nov 28, 2026, 06:30');
  expect(formatInstantDay(inZone('Asia/Shanghai'), late)).toBe('Nov 28, 2026');
  expect(formatInstantDay(inZone('America/New_York'), late)).toBe('Nov 27, 2026');
});

test('a date without a time is the same day in every zone', () => {
  for (const zone of ['Asia/Shanghai', 'America/New_York']) {
    expect(formatInstant(inZone(zone), '2026-11-27')).toBe('Nov 27, 2026');
    expect(formatInstantDay(inZone(zone), '2026-11-27')).toBe('Nov 27, 2026');
  }
});
