import type { FilterQuery } from '#client/api/filterQuery.ts';
import { createReportApi } from '#client/api/reportApi.ts';
import { reportKeys } from '#client/queries/reportKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** The report of one prompt. A filter change keeps the old report on screen; another prompt's report is never shown. */
export function usePromptReport(id: string, filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createReportApi);
  const { currentId } = projects;
  return useProjectQuery({
    queryKey: reportKeys.promptDetail(currentId, id, filters),
    queryFn: ({ signal }) => api.promptDetail(id, filters, signal),
    enabled: id !== '',
    standsIn: (previous) => previous.prompt.id === id,
  });
}
