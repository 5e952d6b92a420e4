import type { PromptDetail } from '#client/api/detailSchemas.ts';
import { promptData } from '#server/analysis/reports/prompts/promptData.ts';
import { promptReport } from '#server/analysis/reports/prompts/promptReport.ts';
import { rowOfId } from '#server/analysis/table/answerRow.ts';
import { lastDays, sampleTable } from './sampleTable.ts';

interface ExpectedPrompt {
  readonly detail: PromptDetail;
  /** The address of the page for these days, without parameters after the filters. */
  readonly href: string;
  /** The recorded text of one of its answers. */
  readonly textOf: (answerId: string) => string;
}

/**
 * Expected figures of a prompt of the first sample project over a number of days, computed here by the analysis module instead of requested
 * from the server.
 */
export function expectedPrompt(id: string, days: number): ExpectedPrompt {
  const table = sampleTable();
  const query = lastDays(days);
  const prompt = table.project.prompts.findIndex((one) => one.id === id);
  if (prompt === -1) throw new Error(`no prompt ${id} in the sample`);
  return {
    detail: promptReport(promptData(table, query), query, prompt),
    href: `/answer/promptsDetails?id=${id}&start_time=${query.start_time}&end_time=${query.end_time}`,
    textOf: (answerId) => table.texts.text(rowOfId(table, answerId)),
  };
}
