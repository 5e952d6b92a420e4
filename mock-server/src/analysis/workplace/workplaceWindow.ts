import type { FilterQuery } from '#client/api/filterQuery.ts';
import { addDays } from '#client/lib/dates.ts';
import { dataDates } from '../reports/reportScope.ts';
import { windowOf } from '../scope/reportWindow.ts';
import { lowerBound } from '../scope/selectRows.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';

/** Equal to the default period of the filter form, so that the overview shows the same. */
const DAYS = 7;

/**
 * The filters of the workplace: everything of the last seven days up to `today`. If these have no answers
 * (recorded answers of last year), the seven days up to the newest one.
 * @param today YYYY-MM-DD in `timeZone`. @param days another length than seven, at least 1
 * @throws RangeError for an invalid date or zone.
 */
export function workplaceWindow(table: AnswerTable, today: string, timeZone: string, days = DAYS): FilterQuery {
  const { from, to } = windowOf(addDays(today, 1 - days), today, timeZone);
  const askedAt = table.askedAt.subarray(0, table.count);
  const hasAnswers = lowerBound(askedAt, to) > lowerBound(askedAt, from);
  const { lastDate } = dataDates(table, timeZone);
  const end = hasAnswers || lastDate === null ? today : lastDate;
  return {
    start_time: addDays(end, 1 - days),
    end_time: end,
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: timeZone,
  };
}
