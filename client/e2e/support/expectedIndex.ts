import type { AnswerIndex, SplitBy, WhyMoved } from '#client/api/answerIndexSchemas.ts';
import type { AnswerSetQuery, FilterQuery } from '#client/api/filterQuery.ts';
import type { PromptTable } from '#client/api/promptSchemas.ts';
import { answerIndexReport } from '#server/analysis/reports/answerIndexReport.ts';
import { selectAnswers } from '#server/analysis/reports/answerSet.ts';
import { whyMoved } from '#server/analysis/reports/changes/whyMoved.ts';
import { promptData } from '#server/analysis/reports/prompts/promptData.ts';
import { usualOrder } from '#server/analysis/reports/prompts/promptOrder.ts';
import { promptTable } from '#server/analysis/reports/prompts/promptTable.ts';
import type { PromptTableRequest } from '#server/analysis/reports/prompts/promptTable.ts';
import { lastDays, sampleTable } from './sampleTable.ts';

/** Enough answers for verdicts on single prompts. */
const fourWeeks = (): FilterQuery => lastDays(28);

/** Their address parameters. */
export function fourWeeksQuery(): string {
  const { start_time: start, end_time: end } = fourWeeks();
  return `start_time=${start}&end_time=${end}`;
}

/** Expected figures, computed here by the analysis module instead of requested from the server. */
export function expectedIndex(): AnswerIndex {
  return answerIndexReport(sampleTable(), fourWeeks());
}

export function expectedPrompts(request: Partial<PromptTableRequest> = {}): PromptTable {
  const sort = request.sort ?? 'visibility';
  return promptTable(promptData(sampleTable(), fourWeeks()), {
    sort,
    order: usualOrder(sort),
    q: '',
    view: 'all',
    rival: null,
    status: null,
    intent: null,
    page: 1,
    size: 200,
    ...request,
  });
}

export function expectedWhy(by: SplitBy): WhyMoved {
  return whyMoved(sampleTable(), fourWeeks(), { measure_id: 'visibility', by });
}

/** The number of answers in a set. */
export function expectedCount(set: AnswerSetQuery, filters: Partial<FilterQuery> = {}): number {
  return selectAnswers(sampleTable(), { ...fourWeeks(), ...filters, ...set }).length;
}
