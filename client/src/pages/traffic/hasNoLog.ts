import type { Traffic } from '../../api/trafficSchemas.ts';
import { countDays } from '../../lib/dates.ts';

/** Whether no log tells of any day of the window: nothing is known of it, which is not that nobody came. */
export function hasNoLog({
  start_time: start,
  end_time: end,
  uncovered_days: uncovered,
}: Pick<Traffic, 'start_time' | 'end_time' | 'uncovered_days'>): boolean {
  return uncovered > 0 && uncovered >= countDays(start, end);
}
