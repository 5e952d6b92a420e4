import type { Intent, PromptSort, PromptStatus, PromptTable, PromptView } from '#client/api/promptSchemas.ts';
import { tagsOf } from '#server/analysis/naming/tagNames.ts';
import { promptIntents } from '#server/analysis/text/promptIntents.ts';
import { promptSearch } from '#server/analysis/text/promptSearch.ts';
import { projectRefs } from '../projectRefs.ts';
import { PROMPT_STATUSES } from './promptColumns.ts';
import type { PromptData } from './promptData.ts';
import { orderPrompts, type SortOrder } from './promptOrder.ts';
import { promptRow } from './promptRow.ts';
import { viewTest } from './promptViews.ts';

/** Selects and orders rows of the table. */
export interface PromptTableRequest {
  readonly sort: PromptSort;
  readonly order: SortOrder;
  readonly q: string;
  readonly view: PromptView;
  /** Index of the competitor of view `lost_to`; null: any. */
  readonly rival: number | null;
  /** Null: any. */
  readonly status: PromptStatus | null;
  readonly intent: Intent | null;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

type PromptTest = (prompt: number) => boolean;

function testsOf({ table: { project }, columns }: PromptData, request: PromptTableRequest): PromptTest[] {
  const tests = [viewTest(columns, request.view, request.rival), promptSearch(project, request.q)];
  if (request.status !== null) {
    const status = PROMPT_STATUSES.indexOf(request.status);
    tests.push((prompt) => columns.status[prompt] === status);
  }
  if (request.intent !== null) {
    const intents = promptIntents(project);
    tests.push((prompt) => intents[prompt] === request.intent);
  }
  return tests;
}

/** One page of the prompts table. `platforms` are those that pass the filters, so that a row's strip has no empty cells. */
export function promptTable(data: PromptData, request: PromptTableRequest): PromptTable {
  const { project } = data.table;
  const tests = testsOf(data, request);
  const found = data.prompts.filter((prompt) => tests.every((test) => test(prompt)));
  const from = (request.page - 1) * request.size;
  const refs = projectRefs(project);
  return {
    list: orderPrompts(data, found, request.sort, request.order)
      .slice(from, from + request.size)
      .map((prompt) => promptRow(data, prompt)),
    total: found.length,
    scope: data.scope,
    brands: refs.brands,
    platforms: data.platforms.flatMap((platform) => refs.platforms[platform] ?? []),
    topics: refs.topics,
    ...tagsOf(project, new Set(project.prompts.flatMap(({ tags }) => tags))),
  };
}
