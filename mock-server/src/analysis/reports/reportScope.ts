import type { Overview } from '#client/api/overviewSchemas.ts';
import { dateOf } from '#client/lib/zoneClock.ts';
import type { CellSums } from '../measures/cellSums.ts';
import type { ReportWindow } from '../scope/reportWindow.ts';
import { STATUS_CODES, type AnswerTable } from '../table/AnswerTable.ts';

/** Input of a report's scope. */
export interface ScopeData {
  readonly table: AnswerTable;
  readonly window: ReportWindow;
  readonly previous: ReportWindow;
  /** Sums of the rows that pass the filters in `window`. */
  readonly sums: Pick<CellSums, 'statuses' | 'cellPrompt' | 'ok' | 'uncaptured' | 'sentimentSources'>;
  /** See `dataDates`. */
  readonly firstDate: string | null;
  readonly lastDate: string | null;
}

function dateOfRow(table: AnswerTable, row: number, timeZone: string): string | null {
  const instant = table.askedAt[row];
  return instant === undefined || row >= table.count ? null : dateOf(instant, timeZone);
}

/** First and last date with answers in the whole project, independent of the filters, in the viewer's time zone. */
export function dataDates(table: AnswerTable, timeZone: string): Pick<ScopeData, 'firstDate' | 'lastDate'> {
  return {
    firstDate: dateOfRow(table, 0, timeZone),
    lastDate: table.count === 0 ? null : dateOfRow(table, table.count - 1, timeZone),
  };
}

function sentimentSource({ sentimentSources }: ScopeData['sums']): Overview['scope']['sentiment_source'] {
  const { labelled, estimated } = sentimentSources;
  if (labelled > 0 && estimated > 0) {
    return 'mixed';
  }
  if (labelled > 0) {
    return 'labelled';
  }
  return estimated > 0 ? 'estimated' : 'none';
}

/** The scope that the figures of a report cover: the same for every screen. */
export function reportScope({ table, window, previous, sums, firstDate, lastDate }: ScopeData): Overview['scope'] {
  const count = (status: (typeof STATUS_CODES)[number]): number => sums.statuses[STATUS_CODES.indexOf(status)] ?? 0;
  return {
    start_time: window.start,
    end_time: window.end,
    previous_start_time: previous.start,
    previous_end_time: previous.end,
    answers: { ok: count('ok'), refused: count('refused'), empty: count('empty'), failed: count('failed') },
    answers_not_captured: sums.uncaptured.reduce((all, count) => all + count, 0),
    prompts: new Set(sums.cellPrompt.filter((_, cell) => (sums.ok[cell] ?? 0) > 0)).size,
    project_answers: table.count,
    project_first_date: firstDate,
    project_last_date: lastDate,
    sentiment_source: sentimentSource(sums),
  };
}
