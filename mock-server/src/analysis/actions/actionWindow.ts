import type { FilterQuery } from '#client/api/filterQuery.ts';
import { dataDates } from '../reports/reportScope.ts';
import { addDays } from '#client/lib/dates.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';

/** Four whole weeks: long enough for verdicts on single prompts, short enough to speak of now. */
const WINDOW_DAYS = 28;

/**
 * The window of the board: the 28 days that end today, or, where the newest answer is older (a file imported once), that end with it.
 * It is no filter of the reader's: tasks must not come and go with a choice of dates. Null: the project has no answer.
 */
export function actionQuery(table: AnswerTable, timeZone: string, today: string): FilterQuery | null {
  const { lastDate } = dataDates(table, timeZone);
  if (lastDate === null) return null;
  const end = lastDate < today ? lastDate : today;
  return {
    start_time: addDays(end, 1 - WINDOW_DAYS),
    end_time: end,
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: timeZone,
  };
}
