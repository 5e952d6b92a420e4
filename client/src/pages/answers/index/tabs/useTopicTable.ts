import type { FilterQuery } from '#client/api/filterQuery.ts';
import { createReportApi } from '#client/api/reportApi.ts';
import { reportKeys } from '#client/queries/reportKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** All topics of the scope. Reads stores: call it inside an observer. */
export function useTopicTable(filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createReportApi);
  const { currentId } = projects;
  return useProjectQuery({
    queryKey: reportKeys.topicTable(currentId, filters),
    queryFn: ({ signal }) => api.topicTable(filters, signal),
  });
}
