import { dateOf } from '../scope/dates.ts';
import type { TrafficLog } from './TrafficLog.ts';

const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of a YYYY-MM-DD. */
export function dayOfDate(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** YYYY-MM-DD of a day since 1970-01-01. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Days of a window, both ends included. */
export interface DayWindow {
  readonly from: number;
  readonly to: number;
}

export function dayWindow({ start, end }: { readonly start: string; readonly end: string }): DayWindow {
  return { from: dayOfDate(start), to: dayOfDate(end) };
}

/**
 * Says of a day whether some log tells of it, be it in part. Without that a day without visits could not be told from one whose
 * log nobody imported.
 */
export function coverage({ spans, timeZone }: TrafficLog): (day: number) => boolean {
  const ranges = spans.map(({ from, to }): DayWindow => {
    return { from: dayOfDate(dateOf(from, timeZone)), to: dayOfDate(dateOf(to, timeZone)) };
  });
  return (day) => ranges.some(({ from, to }) => from <= day && day <= to);
}

/** How many days of a window no log tells of. */
export function uncoveredDays(log: TrafficLog, { from, to }: DayWindow): number {
  const isCovered = coverage(log);
  let missing = 0;
  for (let day = from; day <= to; day += 1) missing += Number(!isCovered(day));
  return missing;
}

/** First and last day that the logs tell of; nulls without any. */
export function coveredDates({ spans, timeZone }: TrafficLog): readonly [first: string | null, last: string | null] {
  if (spans.length === 0) return [null, null];
  const first = Math.min(...spans.map(({ from }) => from));
  const last = Math.max(...spans.map(({ to }) => to));
  return [dateOf(first, timeZone), dateOf(last, timeZone)];
}
