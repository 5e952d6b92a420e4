import { useQuery } from '@tanstack/react-query';
import type { FilterQuery } from '../../api/filterQuery.ts';
import { insightKeys, sameProject } from '../../components/filters/insightKeys.ts';
import { useStores } from '../../stores/useStores.ts';

/** The overview of the current project; on a change of filters the old figures stay until the new ones are there. */
export function useOverview(filters: FilterQuery) {
  const { api, projects } = useStores();
  const { currentId } = projects;
  return useQuery({
    queryKey: insightKeys.overview(currentId, filters),
    queryFn: ({ signal }) => api.insight.overview(filters, signal),
    enabled: currentId !== null,
    placeholderData: (previous, query) => (sameProject(query?.queryKey, currentId) ? previous : undefined),
  });
}
