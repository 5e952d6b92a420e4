import { addDays, DAY_MS, dayNumberOf } from '#client/lib/dates.ts';
import { dateOf } from '#client/lib/zoneClock.ts';
import { dueBetween, nextDue } from '#server/collect/schedule/dueTimes.ts';
import type { StoredPulse } from '#server/store/documents/ProjectChannels.ts';

type PulseTime = Pick<StoredPulse, 'weekday' | 'hour' | 'time_zone'>;

/** Two weeks contain at least one due time, also across DST changes. */
const LOOK_BACK = 14 * DAY_MS;
/** 1970-01-01 was a Thursday: Mondays are the day numbers 4, 11, 18... */
const FIRST_MONDAY = 4;

const planOf = ({ weekday, hour, time_zone }: PulseTime) => ({ days: [weekday], hour, time_zone });

/** The next due time, in epoch milliseconds. */
export function pulseDue(pulse: PulseTime, after: number): number | null {
  return nextDue(planOf(pulse), after);
}

/** The latest due time up to now. */
export function lastDue(pulse: PulseTime, now: number): number | null {
  return dueBetween(planOf(pulse), now - LOOK_BACK, now).at(-1) ?? null;
}

/** The last full week (Monday to Sunday in the time zone) before an instant. */
export function weekBefore(instant: number, timeZone: string): { readonly start: string; readonly end: string } {
  const date = dateOf(instant, timeZone);
  const sinceMonday = (((dayNumberOf(date) - FIRST_MONDAY) % 7) + 7) % 7;
  const start = addDays(date, -sinceMonday - 7);
  return { start, end: addDays(start, 6) };
}
