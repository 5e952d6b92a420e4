import type { FilterQuery } from '#client/api/filterQuery.ts';
import { addDays, toIsoDate } from '#client/lib/dates.ts';
import { sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { sampleDay } from '#server/store/catalogue/sampleDay.ts';
import { buildTable } from '#server/testing/buildTable.ts';

const ZONE = 'Asia/Shanghai';

/** The current day in the time zone of the tests, independent of the machine. */
export function todayInZone(): string {
  const here = new Date(new Date().toLocaleString('en-US', { timeZone: ZONE }));
  return toIsoDate(here);
}

/** The last day of the samples: for an hour after midnight it is still yesterday. */
export const lastSampleDay = (): string => sampleDay(Date.now(), ZONE);

let built: { readonly today: string; readonly table: AnswerTable } | null = null;

/** The answer table of the first sample project, built once per worker and day. */
export function sampleTable(): AnswerTable {
  const today = lastSampleDay();
  if (built?.today !== today) {
    const [project] = sampleDefinitions(today);
    if (project === undefined) throw new Error('no sample project');
    built = { today, table: buildTable(project, sampleAnswers(project.id, today)) };
  }
  return built.table;
}

/** The filters of a number of days that end today. */
export function lastDays(days: number): FilterQuery {
  const today = todayInZone();
  return {
    start_time: addDays(today, 1 - days),
    end_time: today,
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: ZONE,
  };
}
