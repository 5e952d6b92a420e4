import { dayNumberOf } from '#client/lib/dates.ts';
import { dateOf } from '#client/lib/zoneClock.ts';
import type { TrafficLog } from './TrafficLog.ts';

/** Days of a window, both ends included. */
export interface DayWindow {
  readonly from: number;
  readonly to: number;
}

/** First and last day of a window as day numbers, both included. */
export function dayWindow({ start, end }: { readonly start: string; readonly end: string }): DayWindow {
  return { from: dayNumberOf(start), to: dayNumberOf(end) };
}

/**
 * Tests whether any log covers a day, at least in part. This distinguishes a day without visits from one without an imported
 * log.
 */
export function coverage(log: TrafficLog): (day: number) => boolean {
  const days = coveredDays(log);
  return (day) => days.has(day);
}

/** A log with gaps has thousands of spans, and a report tests the same one several times. */
const known = new WeakMap<TrafficLog, ReadonlySet<number>>();

function coveredDays(log: TrafficLog): ReadonlySet<number> {
  const found = known.get(log);
  if (found !== undefined) return found;
  const { spans, timeZone } = log;
  const days = new Set<number>();
  for (const { from, to } of spans) {
    const end = dayOf(to, timeZone);
    for (let day = dayOf(from, timeZone); day <= end; day += 1) days.add(day);
  }
  known.set(log, days);
  return days;
}

const dayOf = (at: number, timeZone: string): number => dayNumberOf(dateOf(at, timeZone));

/** Number of days of a window that no log covers. */
export function uncoveredDays(log: TrafficLog, { from, to }: DayWindow): number {
  const isCovered = coverage(log);
  let missing = 0;
  for (let day = from; day <= to; day += 1) missing += Number(!isCovered(day));
  return missing;
}

/** First and last day covered by logs; nulls without any. */
export function coveredDates({ spans, timeZone }: TrafficLog): readonly [first: string | null, last: string | null] {
  if (spans.length === 0) return [null, null];
  const first = Math.min(...spans.map(({ from }) => from));
  const last = Math.max(...spans.map(({ to }) => to));
  return [dateOf(first, timeZone), dateOf(last, timeZone)];
}
