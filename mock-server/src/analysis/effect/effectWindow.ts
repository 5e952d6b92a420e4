import { clamp } from '#client/lib/clamp.ts';
import { addDays, countDays } from '#client/lib/dates.ts';
import type { Days } from '#client/lib/Days.ts';

/** Weeks compared on either side of a publication: enough for a trend, and close enough for the same market conditions. */
const MOST_WEEKS = 6;
/** Every weekday once: engines and askers differ by weekday. */
const LEAST_DAYS_AFTER = 7;
/** Fewer points are no trend. */
const LEAST_WEEKS_BEFORE = 3;

/** A week relative to the publication: 0 begins the day after it, -1 ends the day before it. The last one may be shorter. */
export interface EffectWeek extends Days {
  readonly index: number;
}

export interface EffectWindow {
  /** Null if there are no such days. */
  readonly before: Days | null;
  readonly after: Days | null;
  /** Oldest first. */
  readonly weeks: readonly EffectWeek[];
  /** The first day on which there are enough days after the publication. */
  readonly tellsOn: string;
  readonly problem: 'future' | 'too_few_days' | 'short_history' | null;
}

/**
 * The days before and after a publication, in whole weeks relative to it. The day itself is in neither period, as its answers may be
 * older or newer than the page.
 * @param data first and last day with answers
 */
export function effectWindow(publishedOn: string, today: string, data: Days | null): EffectWindow {
  const tellsOn = addDays(publishedOn, LEAST_DAYS_AFTER);
  if (publishedOn > today || data === null) {
    return { before: null, after: null, weeks: [], tellsOn, problem: publishedOn > today ? 'future' : 'short_history' };
  }
  const last = [addDays(publishedOn, MOST_WEEKS * 7), today, data.end].sort()[0] ?? today;
  const daysAfter = Math.max(0, countDays(publishedOn, last) - 1);
  const known = Math.floor((countDays(data.start, publishedOn) - 1) / 7);
  const weeksBefore = clamp(known, 0, MOST_WEEKS);
  const weeks: EffectWeek[] = [];
  for (let index = -weeksBefore; index < 0; index += 1) {
    const start = addDays(publishedOn, index * 7);
    weeks.push({ index, start, end: addDays(start, 6) });
  }
  for (let index = 0; index * 7 < daysAfter; index += 1) {
    const start = addDays(publishedOn, index * 7 + 1);
    const end = addDays(start, 6);
    weeks.push({ index, start, end: end < last ? end : last });
  }
  return {
    before: weeksBefore === 0 ? null : { start: addDays(publishedOn, -7 * weeksBefore), end: addDays(publishedOn, -1) },
    after: daysAfter === 0 ? null : { start: addDays(publishedOn, 1), end: last },
    weeks,
    tellsOn,
    problem: problemOf(daysAfter, weeksBefore),
  };
}

function problemOf(daysAfter: number, weeksBefore: number): EffectWindow['problem'] {
  if (daysAfter < LEAST_DAYS_AFTER) return 'too_few_days';
  return weeksBefore < LEAST_WEEKS_BEFORE ? 'short_history' : null;
}
