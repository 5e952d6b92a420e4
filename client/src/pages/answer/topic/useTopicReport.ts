import { useQuery } from '@tanstack/react-query';
import type { FilterQuery } from '../../../api/filterQuery.ts';
import { createInsightApi } from '../../../api/insightApi.ts';
import { insightKeys, sameProject } from '../../../components/filters/insightKeys.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';

/** The report of one topic; on a change of filters the old figures stay, another topic's never do. */
export function useTopicReport(id: string, filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createInsightApi);
  const { currentId } = projects;
  return useQuery({
    queryKey: insightKeys.topicDetail(currentId, id, filters),
    queryFn: ({ signal }) => api.topicDetail(id, filters, signal),
    enabled: currentId !== null && id !== '',
    placeholderData: (previous, query) =>
      sameProject(query?.queryKey, currentId) && previous?.topic.id === id ? previous : undefined,
  });
}
