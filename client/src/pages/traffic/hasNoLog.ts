import type { Traffic } from '#client/api/trafficSchemas.ts';
import { countDays } from '#client/lib/dates.ts';

/** Whether no log covers any day of the window: its figures are unknown, which differs from zero. */
export function hasNoLog({
  start_time: start,
  end_time: end,
  uncovered_days: uncovered,
}: Pick<Traffic, 'start_time' | 'end_time' | 'uncovered_days'>): boolean {
  return uncovered > 0 && uncovered >= countDays(start, end);
}
