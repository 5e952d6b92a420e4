import { sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import { promptData } from '#server/analysis/reports/promptData.ts';
import { promptReport } from '#server/analysis/reports/promptReport.ts';
import { rowOfId } from '#server/analysis/table/answerRow.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { PromptDetail } from '../../src/api/detailSchemas.ts';
import type { FilterQuery } from '../../src/api/filterQuery.ts';
import { addDays } from '../../src/lib/dates.ts';
import { todayInZone, ZONE } from './expectedOverview.ts';

export interface ExpectedPrompt {
  readonly detail: PromptDetail;
  /** The address of the page for these days, without what follows the filters. */
  readonly href: string;
  /** The text of one of its answers, as it was recorded. */
  readonly textOf: (answerId: string) => string;
}

let built: { readonly today: string; readonly table: AnswerTable } | null = null;

/** The first sample project as the analysis sees it, made once a worker and day. */
function sampleTable(today: string): AnswerTable {
  if (built?.today !== today) {
    const [project] = sampleDefinitions(today);
    if (project === undefined) throw new Error('no sample project');
    built = { today, table: buildTable(project, sampleAnswers(project.id, today)) };
  }
  return built.table;
}

/**
 * What the analysis module says of a prompt of the first sample project over so many days, computed here and not asked of the
 * server: what is on screen must be this.
 */
export function expectedPrompt(id: string, days: number): ExpectedPrompt {
  const today = todayInZone();
  const table = sampleTable(today);
  const query: FilterQuery = {
    start_time: addDays(today, 1 - days),
    end_time: today,
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: ZONE,
  };
  const prompt = table.project.prompts.findIndex((one) => one.id === id);
  if (prompt === -1) throw new Error(`no prompt ${id} in the sample`);
  return {
    detail: promptReport(promptData(table, query), query, prompt),
    href: `/answer/promptsDetails?id=${id}&start_time=${query.start_time}&end_time=${query.end_time}`,
    textOf: (answerId) => table.texts.text(rowOfId(table, answerId)),
  };
}
