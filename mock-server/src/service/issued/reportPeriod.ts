import { Cron } from 'croner';
import type { ReportSchedule } from '#client/api/schemas/reportOptionSchemas.ts';
import { addDays, utcDateOf } from '#client/lib/dates.ts';
import { dateOf } from '#client/lib/zoneClock.ts';

type When = Pick<ReportSchedule, 'every' | 'day' | 'hour' | 'time_zone'>;

function cronOf({ every, day, hour, time_zone: timezone }: When): Cron {
  // Sunday is 7 here and 0 in the library.
  const days = every === 'week' ? `* * ${String(day % 7)}` : `${String(day)} * *`;
  return new Cron(`0 0 ${String(hour)} ${days}`, { timezone, paused: true });
}

/** The next due time after an instant, in epoch milliseconds. */
export function nextReport(when: When, after: number): number | null {
  return cronOf(when).nextRun(new Date(after))?.getTime() ?? null;
}

/** The last due time in an interval (after, up to); null: none. Earlier ones are skipped. */
export function lastDue(when: When, after: number, upTo: number): number | null {
  const [last] = cronOf(when).previousRuns(1, new Date(upTo + 1));
  return last === undefined || last.getTime() <= after || last.getTime() > upTo ? null : last.getTime();
}

/** The same day of the previous month, YYYY-MM-DD. Days after the 28th are not offered. */
function monthBefore(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return utcDateOf(Date.UTC(year, month - 2, day));
}

/** The period of a report due at an instant: the week or month that ended the day before. */
export function periodOf(
  { every, time_zone: zone }: When,
  due: number,
): { readonly start_time: string; readonly end_time: string } {
  const day = dateOf(due, zone);
  return { start_time: every === 'week' ? addDays(day, -7) : monthBefore(day), end_time: addDays(day, -1) };
}
