import type { FilterQuery } from '#client/api/filterQuery.ts';
import { createReportApi } from '#client/api/reportApi.ts';
import { reportKeys } from '#client/queries/reportKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** The report of one topic. A filter change keeps the old figures on screen; another topic's are never shown. */
export function useTopicReport(id: string, filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createReportApi);
  const { currentId } = projects;
  return useProjectQuery({
    queryKey: reportKeys.topicDetail(currentId, id, filters),
    queryFn: ({ signal }) => api.topicDetail(id, filters, signal),
    enabled: id !== '',
    standsIn: (previous) => previous.topic.id === id,
  });
}
