import type { FilterQuery } from '../api/filterQuery.ts';
import type { InsightGroup, TraitedPromptQuery } from '../api/userInsightApi.ts';

/** Query keys of user insights. Among the report keys: changes that invalidate figures affect them too. */
export const userInsightKeys = {
  index: (projectId: string | null, query: FilterQuery) => ['report', projectId, 'userInsight', query] as const,
  detail: (projectId: string | null, group: InsightGroup, query: FilterQuery) =>
    ['report', projectId, 'userInsightDetail', query, group] as const,
  prompts: (projectId: string | null, query: FilterQuery & Omit<TraitedPromptQuery, 'page' | 'page_size'>) =>
    ['report', projectId, 'traitedPrompts', query] as const,
};
