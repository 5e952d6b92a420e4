import { sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import { answerIndexReport } from '#server/analysis/reports/answerIndexReport.ts';
import { selectAnswers } from '#server/analysis/reports/answerSet.ts';
import { promptData } from '#server/analysis/reports/promptData.ts';
import { usualOrder } from '#server/analysis/reports/promptOrder.ts';
import { promptTable } from '#server/analysis/reports/promptTable.ts';
import type { PromptTableRequest } from '#server/analysis/reports/promptTable.ts';
import { whyMoved } from '#server/analysis/reports/whyMoved.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { AnswerIndex, SplitBy, WhyMoved } from '../../src/api/answerIndexSchemas.ts';
import type { AnswerSetQuery, FilterQuery } from '../../src/api/filterQuery.ts';
import type { PromptTable } from '../../src/api/promptSchemas.ts';
import { addDays } from '../../src/lib/dates.ts';
import { todayInZone, ZONE } from './expectedOverview.ts';

let built: { readonly today: string; readonly table: AnswerTable } | null = null;

/** The first sample project as the analysis sees it, made once a worker and day. */
function sampleTable(): AnswerTable {
  const today = todayInZone();
  if (built?.today !== today) {
    const [project] = sampleDefinitions(today);
    if (project === undefined) throw new Error('no sample project');
    built = { today, table: buildTable(project, sampleAnswers(project.id, today)) };
  }
  return built.table;
}

/** Four weeks that end today: enough answers for verdicts on single prompts. */
function fourWeeks(): FilterQuery {
  const today = todayInZone();
  return {
    start_time: addDays(today, -27),
    end_time: today,
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: ZONE,
  };
}

/** The address part that asks for them. */
export function fourWeeksQuery(): string {
  const { start_time: start, end_time: end } = fourWeeks();
  return `start_time=${start}&end_time=${end}`;
}

/** What the analysis module says, computed here and not asked of the server: the figures on screen must be these. */
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

/** How many answers a set holds. */
export function expectedCount(set: AnswerSetQuery, filters: Partial<FilterQuery> = {}): number {
  return selectAnswers(sampleTable(), { ...fourWeeks(), ...filters, ...set }).length;
}
