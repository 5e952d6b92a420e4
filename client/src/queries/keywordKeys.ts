import type { ExpandChoice } from '../api/expandSchemas.ts';
import type { FilterQuery } from '../api/filterQuery.ts';
import type { SelectedQuestion } from '../api/keywordApi.ts';

/** Query keys of keywords. Among the report keys: changes of prompts affect them too. */
export const keywordKeys = {
  table: (projectId: string | null, filters: FilterQuery) => ['report', projectId, 'keywords', filters] as const,
  expansion: (projectId: string | null, ids: readonly string[], choice: ExpandChoice) =>
    ['report', projectId, 'expansion', ids, choice] as const,
  impact: (projectId: string | null, questions: readonly SelectedQuestion[]) =>
    ['report', projectId, 'expansionImpact', questions] as const,
};
