import type { ManagedPrompt, ManagedPromptList } from '#client/api/managedPromptSchemas.ts';
import { tagsOf } from '#server/analysis/naming/tagNames.ts';
import type { Prompt } from '#server/analysis/ProjectDefinition.ts';
import { refOf } from '#server/analysis/reports/projectRefs.ts';
import { promptHead } from '#server/analysis/reports/prompts/promptHead.ts';
import { askedOn } from '#server/analysis/table/answerRow.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { brandedPrompts } from '#server/analysis/text/brandedPrompts.ts';
import { promptRanks, topicRanks } from '#server/analysis/text/promptRanks.ts';
import { promptSearch } from '#server/analysis/text/promptSearch.ts';
import { missingLast } from './missingLast.ts';
import { promptActivity } from './promptActivity.ts';

/** Filters and order of the list. */
export interface PromptListRequest {
  readonly sort?: 'text' | 'topic' | 'answers' | 'last_asked_at' | undefined;
  readonly order: 'asc' | 'desc';
  readonly q: string;
  readonly topic_id?: string | undefined;
  readonly tag?: string | undefined;
  readonly branded?: 'branded' | 'unbranded' | undefined;
  readonly state?: 'active' | 'paused' | undefined;
  readonly page: number;
  readonly page_size: number;
}

/** The prompt list of a project: a page of the filtered prompts, and counts of all. */
export function promptListing(table: AnswerTable, request: PromptListRequest): ManagedPromptList {
  const { project } = table;
  const branded = brandedPrompts(project);
  const isFound = promptSearch(project, request.q);
  const found = project.prompts.flatMap((prompt, index) =>
    isWanted(prompt, branded[index] === 1, request) && isFound(index) ? [index] : [],
  );
  const from = (request.page - 1) * request.page_size;
  return {
    list: sorted(found, table, request)
      .slice(from, from + request.page_size)
      .map((index) => managedPrompt(table, index)),
    total: found.length,
    counts: {
      all: project.prompts.length,
      branded: branded.reduce((sum, flag) => sum + flag, 0),
      paused: project.prompts.filter(({ paused }) => paused === true).length,
    },
    topics: project.topics.map(refOf),
    ...tagsOf(project, new Set(project.prompts.flatMap(({ tags }) => tags))),
    platforms: project.platforms.length,
  };
}

function managedPrompt(table: AnswerTable, index: number): ManagedPrompt {
  const { answers, newest } = promptActivity(table);
  const last = newest[index] ?? -1;
  return {
    ...promptHead(table.project, index),
    answers: answers[index] ?? 0,
    last_asked_at: last < 0 ? null : askedOn(table, last),
  };
}

function isWanted(prompt: Prompt, isBranded: boolean, request: PromptListRequest): boolean {
  const { topic_id: topic, tag, branded, state } = request;
  if (topic !== undefined && prompt.topic_id !== topic) return false;
  if (tag !== undefined && !prompt.tags.includes(tag)) return false;
  if (branded !== undefined && isBranded !== (branded === 'branded')) return false;
  return state === undefined || (prompt.paused === true) === (state === 'paused');
}

/** Default order: newest first, so that just added prompts are visible; ties keep this order. */
function sorted(indexes: readonly number[], table: AnswerTable, { sort, order }: PromptListRequest): readonly number[] {
  const newestFirst = [...indexes].reverse();
  if (sort === undefined) return newestFirst;
  const rank = ranks(table, sort);
  const sign = order === 'desc' ? -1 : 1;
  return newestFirst.sort((a, b) => missingLast(rank[a], rank[b], sign));
}

/** Sort values by prompt index; NaN for a missing value, which comes last in either order. */
function ranks(table: AnswerTable, sort: NonNullable<PromptListRequest['sort']>): ArrayLike<number> {
  const { answers, newest } = promptActivity(table);
  switch (sort) {
    case 'text':
      return promptRanks(table.project);
    case 'topic':
      return topicRanks(table.project);
    case 'answers':
      return answers;
    case 'last_asked_at':
      return Array.from(newest, (row) => table.askedAt[row] ?? Number.NaN);
  }
}
