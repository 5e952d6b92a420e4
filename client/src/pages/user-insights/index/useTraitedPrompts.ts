import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { CallOptions } from '#client/api/http.ts';
import { createUserInsightApi } from '#client/api/userInsightApi.ts';
import type { TraitedPrompt, TraitedPrompts } from '#client/api/userInsightSchemas.ts';
import { usePagedRows } from '#client/components/table/rows/usePagedRows.ts';
import { userInsightKeys } from '#client/queries/userInsightKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { InsightSearch } from '../userInsightSearch.ts';

/** The prompts of the scope with their personas, filtered and sorted by the search state. Reads stores: call it inside an observer. */
export function useTraitedPrompts(filters: FilterQuery, { promptSort, q, persona, stage }: InsightSearch) {
  const { projects } = useStores();
  const api = useApi(createUserInsightApi);
  const query = {
    ...filters,
    sort: promptSort.key,
    order: promptSort.order,
    ...(q !== '' && { q }),
    ...(persona !== '' && { persona }),
    ...(stage !== null && { stage }),
  };
  const load = (page: number, size: number, call: CallOptions): Promise<TraitedPrompts> =>
    api.prompts({ ...query, page, page_size: size }, call);
  const rows = usePagedRows<TraitedPrompt, TraitedPrompts>({
    queryKey: userInsightKeys.prompts(projects.currentId, query),
    load,
  });
  return { ...rows, load };
}
