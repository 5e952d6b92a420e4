import type { FilterQuery } from '#client/api/filterQuery.ts';
import { createOverviewApi } from '#client/api/overviewApi.ts';
import { overviewQuery } from '#client/components/filters/overviewQuery.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** The overview of the current project; a filter change keeps the old figures until the new ones are loaded. */
export function useOverview(filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createOverviewApi);
  const { currentId } = projects;
  return useProjectQuery({
    ...overviewQuery(api, currentId, filters),
  });
}
