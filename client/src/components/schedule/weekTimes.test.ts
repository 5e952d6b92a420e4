import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { formatHour, formatWeekday, WEEKDAYS, zonesWith } from './weekTimes.ts';

it('names the days of a week from Monday to Sunday', () => {
  const en = createIntl({ locale: 'en-US' });
  const zh = createIntl({ locale: 'zh-CN' });
  expect(WEEKDAYS.map((day) => formatWeekday(en, day, 'short'))).toEqual([
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  ]);
  expect([formatWeekday(zh, 1, 'long'), formatWeekday(zh, 7, 'long')]).toEqual(['星期一', '星期日']);
});

it('writes hours as a clock shows them', () => {
  expect([formatHour(0), formatHour(9), formatHour(23)]).toEqual(['00:00', '09:00', '23:00']);
});

it('offers the zone in use first and once, even one that the browser does not list', () => {
  const zones = zonesWith('Europe/Berlin');
  expect(zones[0]).toBe('Europe/Berlin');
  expect(zones.filter((zone) => zone === 'Europe/Berlin')).toHaveLength(1);
  expect(zonesWith('Mars/Base')).toContain('Mars/Base');
});
