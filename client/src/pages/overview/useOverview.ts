import { createOverviewApi } from '../../api/overviewApi.ts';
import type { FilterQuery } from '../../api/filterQuery.ts';
import { useProjectQuery } from '../../queries/useProjectQuery.ts';
import { overviewQuery } from '../../components/filters/overviewQuery.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';

/** The overview of the current project; a filter change keeps the old figures until the new ones are loaded. */
export function useOverview(filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createOverviewApi);
  const { currentId } = projects;
  return useProjectQuery({
    ...overviewQuery(api, currentId, filters),
  });
}
