import { addDays } from './dates.ts';
import type { Days } from './Days.ts';

const WEEK = 7;

/**
 * The last 7 days of a span, so that the week before is available for comparison; the whole span if it is at most a week. YYYY-MM-DD, both
 * ends included.
 */
export function lastWeekOf({ start: first, end }: Days): Days {
  const start = addDays(end, 1 - WEEK);
  return { start: start < first ? first : start, end };
}
