import { useQuery } from '@tanstack/react-query';
import type { FilterQuery } from '../../../../api/filterQuery.ts';
import { createInsightApi } from '../../../../api/insightApi.ts';
import type { WhyMovedQuery } from '../../../../api/insightApi.ts';
import { insightKeys, sameProject } from '../../../../components/filters/insightKeys.ts';
import { useApi } from '../../../../stores/useApi.ts';
import { useStores } from '../../../../stores/useStores.ts';

/** Why a ratio moved. Reads stores: call it inside an observer. */
export function useWhyMoved(filters: FilterQuery, question: WhyMovedQuery) {
  const { projects } = useStores();
  const api = useApi(createInsightApi);
  const { currentId } = projects;
  const query = { ...filters, ...question };
  return useQuery({
    queryKey: insightKeys.whyMoved(currentId, query),
    queryFn: ({ signal }) => api.whyMoved(query, signal),
    enabled: currentId !== null,
    placeholderData: (previous, before) => (sameProject(before?.queryKey, currentId) ? previous : undefined),
  });
}
