import { useQuery } from '@tanstack/react-query';
import { createOverviewApi } from '../../api/overviewApi.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
import { filterQueryOf } from '../filters/filterQueryOf.ts';
import { insightKeys } from '../filters/insightKeys.ts';

/** Of the window a report begins with, so that the plan is that of the figures people see first. */
export function useUsualFigures() {
  const { projects, filters } = useStores();
  const api = useApi(createOverviewApi);
  const { currentId } = projects;
  const query = filterQueryOf(filters.defaults);
  return useQuery({
    queryKey: insightKeys.overview(currentId, query),
    queryFn: ({ signal }) => api.index(query, signal),
    enabled: currentId !== null,
  });
}
