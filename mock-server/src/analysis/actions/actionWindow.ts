import type { FilterQuery } from '#client/api/filterQuery.ts';
import { addDays } from '#client/lib/dates.ts';
import { dataDates } from '../reports/reportScope.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';

/** Four whole weeks: long enough for verdicts on single prompts, short enough to be current. */
const WINDOW_DAYS = 28;

/**
 * The window of the board: the 28 days that end today, or, if the newest answer is older (a file imported once), that end on its day.
 * Independent of the reader's filters: tasks must not appear and disappear with the chosen dates. Null: the project has no answer.
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
