import { createPromptApi } from '#client/api/promptApi.ts';
import type { ManagedPromptQuery } from '#client/api/promptApi.ts';
import { promptKeys } from '#client/queries/promptKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';

/** Most prompts listed at once; a search or a topic narrows the list. */
export const MOST_PICKABLE = 200;

/** The first prompts of a list to pick from, with the total. */
export function usePickablePrompts(projectId: string | null, query: Omit<ManagedPromptQuery, 'page' | 'page_size'>) {
  const api = useApi(createPromptApi);
  return useProjectQuery({
    queryKey: [...promptKeys.list(projectId, query), 'picker'],
    queryFn: ({ signal }) => api.list({ ...query, page: 1, page_size: MOST_PICKABLE }, { signal }),
  });
}
