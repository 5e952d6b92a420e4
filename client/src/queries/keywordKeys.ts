import type { ExpandChoice } from '../api/expandSchemas.ts';
import type { FilterQuery } from '../api/filterQuery.ts';
import type { PlannedQuestion } from '../api/keywordApi.ts';

/** Query keys of keywords. They stand among the insight ones: whatever changes prompts changes these too. */
export const keywordKeys = {
  table: (projectId: string | null, filters: FilterQuery) => ['report', projectId, 'keywords', filters] as const,
  expansion: (projectId: string | null, ids: readonly string[], choice: ExpandChoice) =>
    ['report', projectId, 'expansion', ids, choice] as const,
  plan: (projectId: string | null, questions: readonly PlannedQuestion[]) =>
    ['report', projectId, 'expansionPlan', questions] as const,
};
