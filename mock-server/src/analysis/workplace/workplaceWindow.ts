import type { FilterQuery } from '#client/api/filterQuery.ts';
import { dataDates } from '../reports/reportScope.ts';
import { addDays } from '#client/lib/dates.ts';
import { windowOf } from '../scope/reportWindow.ts';
import { lowerBound } from '../scope/selectRows.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';

/** As long as the filter form's own beginning, so that the overview says the same. */
const DAYS = 7;

/**
 * The filters the workplace looks through: everything of the last seven days up to `today`. Where none of them has an answer
 * (recorded answers of last year), the seven days up to the newest one.
 * @param today YYYY-MM-DD in `timeZone`. @param days another length than seven, at least 1
 * @throws RangeError for what is no date or zone.
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
