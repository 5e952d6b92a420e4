import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { formatInstant, formatInstantDay } from './formatInstant.ts';

const inZone = (timeZone: string) => createIntl({ locale: 'en-US', timeZone });

test('a time and its day are those of the zone', () => {
  const late = '2026-11-27T22:30:00Z';
  expect(formatInstant(inZone('Asia/Shanghai'), late)).toBe('Nov\u00a028,\u00a02026, 06:30');
  expect(formatInstantDay(inZone('Asia/Shanghai'), late)).toBe('Nov\u00a028,\u00a02026');
  expect(formatInstantDay(inZone('America/New_York'), late)).toBe('Nov\u00a027,\u00a02026');
});

test('the first minutes of a day are those of hour 0, in both languages', () => {
  const midnight = '2026-11-28T16:15:00Z';
  expect(formatInstant(inZone('Asia/Shanghai'), midnight)).toBe('Nov\u00a029,\u00a02026, 00:15');
  expect(formatInstant(createIntl({ locale: 'zh-CN', timeZone: 'Asia/Shanghai' }), midnight)).toContain('00:15');
});

test('a date without a time is the same day in every zone', () => {
  for (const zone of ['Asia/Shanghai', 'America/New_York']) {
    expect(formatInstant(inZone(zone), '2026-11-27')).toBe('Nov\u00a027,\u00a02026');
    expect(formatInstantDay(inZone(zone), '2026-11-27')).toBe('Nov\u00a027,\u00a02026');
  }
});
