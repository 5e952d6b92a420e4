import type { FilterQuery } from '#client/api/filterQuery.ts';
import { createReportApi } from '#client/api/reportApi.ts';
import type { WhyMovedQuery } from '#client/api/reportApi.ts';
import { reportKeys } from '#client/queries/reportKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Loads the decomposition of a ratio's change. Reads stores: call it inside an observer. */
export function useWhyMoved(filters: FilterQuery, question: WhyMovedQuery) {
  const { projects } = useStores();
  const api = useApi(createReportApi);
  const { currentId } = projects;
  const query = { ...filters, ...question };
  return useProjectQuery({
    queryKey: reportKeys.whyMoved(currentId, query),
    queryFn: ({ signal }) => api.whyMoved(query, signal),
  });
}
