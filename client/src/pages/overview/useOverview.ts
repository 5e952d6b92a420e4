import { useQuery } from '@tanstack/react-query';
import type { FilterQuery } from '../../api/filterQuery.ts';
import type { Overview } from '../../api/overviewSchemas.ts';
import { insightKeys, sameProject } from '../../components/filters/insightKeys.ts';
import { createOverviewApi } from '../../api/overviewApi.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';

/** An overview with the filters it was asked with, which are not those of the address while newer figures are on their way. */
export interface ShownOverview {
  readonly overview: Overview;
  readonly filters: FilterQuery;
}

/** The overview of the current project; on a change of filters the old figures stay until the new ones are there. */
export function useOverview(filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createOverviewApi);
  const { currentId } = projects;
  return useQuery({
    queryKey: insightKeys.overview(currentId, filters),
    queryFn: async ({ signal }): Promise<ShownOverview> => ({ overview: await api.index(filters, signal), filters }),
    enabled: currentId !== null,
    placeholderData: (previous, query) => (sameProject(query?.queryKey, currentId) ? previous : undefined),
  });
}
