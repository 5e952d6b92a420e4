import { useQuery } from '@tanstack/react-query';
import type { FilterQuery } from '../../../../api/filterQuery.ts';
import { createInsightApi } from '../../../../api/insightApi.ts';
import { insightKeys, sameProject } from '../../../../components/filters/insightKeys.ts';
import { useApi } from '../../../../stores/useApi.ts';
import { useStores } from '../../../../stores/useStores.ts';

/** The topics of the scope, all of them. Reads stores: call it inside an observer. */
export function useTopicTable(filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createInsightApi);
  const { currentId } = projects;
  return useQuery({
    queryKey: insightKeys.topicTable(currentId, filters),
    queryFn: ({ signal }) => api.topicTable(filters, signal),
    enabled: currentId !== null,
    placeholderData: (previous, query) => (sameProject(query?.queryKey, currentId) ? previous : undefined),
  });
}
