import type { FilterQuery } from '#client/api/filterQuery.ts';
import { addDays, countDays } from '#client/lib/dates.ts';
import { startOfDay } from '#client/lib/zoneClock.ts';

/** Days from `start` to `end`, both included (YYYY-MM-DD), with the instants of their begin and end in the viewer's time zone. */
export interface ReportWindow {
  readonly start: string;
  readonly end: string;
  /** Inclusive, epoch milliseconds. */
  readonly from: number;
  /** Exclusive, epoch milliseconds. */
  readonly to: number;
}

/** The window of these days in a time zone. @throws RangeError for an invalid date or zone */
export function windowOf(start: string, end: string, timeZone: string): ReportWindow {
  const from = startOfDay(start, timeZone);
  return { start, end, from, to: Math.max(from, startOfDay(addDays(end, 1), timeZone)) };
}

/** The window of a query. */
export function currentWindow(query: FilterQuery): ReportWindow {
  return windowOf(query.start_time, query.end_time, query.time_zone);
}

/** The comparison window: the query's own, else the one of equal length that ends the day before the current one starts. */
export function previousWindow(query: FilterQuery): ReportWindow {
  const { compare_start_time: start, compare_end_time: end } = query;
  if (start !== undefined && end !== undefined) {
    return windowOf(start, end, query.time_zone);
  }
  const days = Math.max(1, countDays(query.start_time, query.end_time));
  return windowOf(addDays(query.start_time, -days), addDays(query.start_time, -1), query.time_zone);
}

export interface Buckets {
  readonly unit: 'day' | 'week';
  /** First day of each bucket, YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** Instants at which the buckets begin, plus the end of the last one: one longer than `dates`. */
  readonly bounds: Float64Array;
}

/** A longer window is shown by weeks. */
const MAX_DAYS = 62;
/** A longer trend (ten years of weeks) is cut to the days that have answers: "all dates" must not span centuries. */
const MAX_POINTS = 520;

/**
 * The points of a trend over a window: days, or weeks from its first day if it is longer than `maxDays` (the last may be
 * short). `dataStart` and `dataEnd` are the project's first and last date with answers.
 */
export function trendBuckets(
  window: ReportWindow,
  timeZone: string,
  dataStart: string | null,
  dataEnd: string | null,
  maxDays = MAX_DAYS,
): Buckets {
  const unit = countDays(window.start, window.end) > maxDays ? 'week' : 'day';
  const step = unit === 'week' ? 7 : 1;
  let first = window.start;
  let last = window.end;
  if (countDays(first, last) > MAX_POINTS * 7) {
    const skipped = dataStart === null ? 0 : Math.max(0, Math.floor((countDays(first, dataStart) - 1) / 7));
    first = addDays(first, skipped * 7);
    last = [last, dataEnd ?? first, addDays(first, MAX_POINTS * 7 - 1)].sort()[0] ?? last;
  }
  const dates: string[] = [];
  for (let date = first, left = countDays(first, last); left > 0; left -= step) {
    dates.push(date);
    date = addDays(date, step);
  }
  const bounds = Float64Array.from([...dates.map((date) => startOfDay(date, timeZone)), endOf(last, timeZone)]);
  return { unit, dates, bounds };
}

function endOf(date: string, timeZone: string): number {
  return startOfDay(addDays(date, 1), timeZone);
}
