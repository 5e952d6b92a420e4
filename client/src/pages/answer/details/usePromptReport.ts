import { useQuery } from '@tanstack/react-query';
import type { FilterQuery } from '../../../api/filterQuery.ts';
import { createInsightApi } from '../../../api/insightApi.ts';
import { insightKeys, sameProject } from '../../../components/filters/insightKeys.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';

/** The report of one prompt; on a change of filters the old one stays in sight, another prompt's never does. */
export function usePromptReport(id: string, filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createInsightApi);
  const { currentId } = projects;
  return useQuery({
    queryKey: insightKeys.promptDetail(currentId, id, filters),
    queryFn: ({ signal }) => api.promptDetail(id, filters, signal),
    enabled: currentId !== null && id !== '',
    placeholderData: (previous, query) =>
      sameProject(query?.queryKey, currentId) && previous?.prompt.id === id ? previous : undefined,
  });
}
