import type { ManagedPrompt, ManagedPromptList } from '../../../client/src/api/manageSchemas.ts';
import { promptHead } from '../analysis/reports/promptHead.ts';
import { brandedPrompts } from '../analysis/text/brandedPrompts.ts';
import type { AnswerTable, ProjectDefinition, Prompt } from '../analysis/types.ts';
import type { PromptListRequest } from '../http/requests/promptRequests.ts';
import { promptActivity } from './promptActivity.ts';

const collator = new Intl.Collator('zh-CN', { numeric: true });

/** The prompts of a project as they are managed: a page of those asked for, and counts of all. */
export function promptListing(table: AnswerTable, request: PromptListRequest): ManagedPromptList {
  const { project } = table;
  const branded = brandedPrompts(project);
  const found = project.prompts.flatMap((prompt, index) =>
    isWanted(prompt, branded[index] === 1, request) ? [index] : [],
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
    topics: project.topics.map(({ id, name }) => ({ id, name })),
    tags: [...new Set(project.prompts.flatMap(({ tags }) => tags))].sort(collator.compare),
    platforms: project.platforms.length,
  };
}

function managedPrompt(table: AnswerTable, index: number): ManagedPrompt {
  const { answers, lastAskedAt } = promptActivity(table);
  const last = lastAskedAt[index] ?? 0;
  return {
    ...promptHead(table.project, index),
    answers: answers[index] ?? 0,
    last_asked_at: answers[index] ? new Date(last).toISOString() : null,
  };
}

function isWanted(prompt: Prompt, isBranded: boolean, request: PromptListRequest): boolean {
  const { topic_id: topic, tag, branded, state, q } = request;
  if (topic !== undefined && prompt.topic_id !== topic) return false;
  if (tag !== undefined && !prompt.tags.includes(tag)) return false;
  if (branded !== undefined && isBranded !== (branded === 'branded')) return false;
  if (state !== undefined && (prompt.paused === true) !== (state === 'paused')) return false;
  const text = searchable(prompt.text);
  return searchable(q)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

/** Case and width do not count. */
function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Without a wish the newest come first: who has just added some sees them. What equals stays in this order too. */
function sorted(indexes: readonly number[], table: AnswerTable, { sort, order }: PromptListRequest): readonly number[] {
  const newestFirst = [...indexes].reverse();
  if (sort === undefined) return newestFirst;
  const rank = ranks(table, sort);
  const sign = order === 'desc' ? -1 : 1;
  return newestFirst.sort((a, b) => missingLast(rank[a], rank[b], sign));
}

function missingLast(a: number | undefined, b: number | undefined, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return (a - b) * sign;
}

/** What prompts are sorted by, by index; undefined for one that has no such thing, which stands last whatever the order. */
function ranks(table: AnswerTable, sort: NonNullable<PromptListRequest['sort']>): ArrayLike<number | undefined> {
  const { answers, lastAskedAt } = promptActivity(table);
  switch (sort) {
    case 'text':
      return textRanks(table.project);
    case 'topic':
      return topicRanks(table.project);
    case 'answers':
      return answers;
    case 'last_asked_at':
      return Array.from(lastAskedAt, (instant, index) => (answers[index] ? instant : undefined));
  }
}

const known = new WeakMap<ProjectDefinition, Float64Array>();

/** Kept per project: comparing thousands of texts as a dictionary does takes a tenth of a second. */
function textRanks(project: ProjectDefinition): Float64Array {
  const kept = known.get(project);
  if (kept) return kept;
  const ranking = new Float64Array(project.prompts.length);
  project.prompts
    .map(({ text }, index) => ({ text, index }))
    .sort((a, b) => collator.compare(a.text, b.text))
    .forEach(({ index }, rank) => {
      ranking[index] = rank;
    });
  known.set(project, ranking);
  return ranking;
}

function topicRanks({ topics, prompts }: ProjectDefinition): (number | undefined)[] {
  const byName = [...topics].sort((a, b) => collator.compare(a.name, b.name));
  const rank = new Map(byName.map(({ id }, index) => [id, index]));
  return prompts.map(({ topic_id: id }) => (id === null ? undefined : rank.get(id)));
}
