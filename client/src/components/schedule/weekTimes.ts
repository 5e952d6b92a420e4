import type { IntlShape } from 'react-intl';
import { DAY_MS } from '#client/lib/dates.ts';

/** Monday is 1, as in the API's plans. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const HOURS: readonly number[] = Array.from({ length: 24 }, (_, hour) => hour);

/** A Monday, used to format the names of weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The name of a weekday (1 to 7, Monday first) in the reader's language. */
export function formatWeekday(intl: IntlShape, day: number, weekday: 'short' | 'long'): string {
  return intl.formatDate(MONDAY + (day - 1) * DAY_MS, { weekday, timeZone: 'UTC' });
}

/** A full hour, 0 to 23, on a 24-hour clock: 09:00. */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The current zone, which the browser may not list, then every zone that it knows. */
export const zonesWith = (zone: string): string[] => [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])];
