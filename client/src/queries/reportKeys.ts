import type { AnswerSetQuery, FilterQuery } from '../api/filterQuery.ts';
import type { PromptTableQuery, SourceTableQuery, WhyMovedQuery } from '../api/reportApi.ts';

/** Query keys of the insight calls: project first, so that cached figures of projects are never mixed up. */
export const reportKeys = {
  overview: (projectId: string | null, query: FilterQuery) => ['report', projectId, 'overview', query] as const,
  answerIndex: (projectId: string | null, query: FilterQuery) => ['report', projectId, 'answerIndex', query] as const,
  prompts: (projectId: string | null, query: FilterQuery & Omit<PromptTableQuery, 'page' | 'page_size'>) =>
    ['report', projectId, 'prompts', query] as const,
  topicTable: (projectId: string | null, query: FilterQuery) => ['report', projectId, 'topicTable', query] as const,
  sources: (projectId: string | null, query: FilterQuery & Omit<SourceTableQuery, 'page' | 'page_size'>) =>
    ['report', projectId, 'sources', query] as const,
  whyMoved: (projectId: string | null, query: FilterQuery & WhyMovedQuery) =>
    ['report', projectId, 'whyMoved', query] as const,
  promptDetail: (projectId: string | null, id: string, query: FilterQuery) =>
    ['report', projectId, 'promptDetail', query, id] as const,
  topicDetail: (projectId: string | null, id: string, query: FilterQuery) =>
    ['report', projectId, 'topicDetail', query, id] as const,
  domainDetail: (projectId: string | null, domain: string, query: FilterQuery) =>
    ['report', projectId, 'domainDetail', query, domain] as const,
  answers: (projectId: string | null, query: FilterQuery & AnswerSetQuery) =>
    ['report', projectId, 'answers', query] as const,
  answer: (projectId: string | null, id: string) => ['report', projectId, 'answer', id] as const,
};

/** Whether a key is of the given project: only then its data may be used as placeholder data. */
export function sameProject(firstKey: readonly unknown[] | undefined, projectId: string | null): boolean {
  return firstKey?.[1] === projectId;
}
