import type { IntlShape } from 'react-intl';
import { DAY_MS } from '../../lib/dates.ts';

/** Monday is 1, as in plans of the API. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** A Monday, to name the days of the week by. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The name of a day of the week (1 to 7, Monday first) in the reader's language. */
export function formatWeekday(intl: IntlShape, day: number, weekday: 'short' | 'long'): string {
  return intl.formatDate(MONDAY + (day - 1) * DAY_MS, { weekday, timeZone: 'UTC' });
}

/** A full hour of the day, 0 to 23, as a clock of 24 hours shows it: 09:00. */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Every zone that the browser knows, after the one in use, which may be none of them. */
export const zonesWith = (zone: string): string[] => [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])];
