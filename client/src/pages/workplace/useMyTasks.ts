import { useQuery } from '@tanstack/react-query';
import { createActionApi } from '../../api/actionApi.ts';
import { viewerTimeZone } from '../../components/filters/filterQueryOf.ts';
import { sameProject } from '../../components/filters/insightKeys.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
import { workplaceKeys } from './workplaceKeys.ts';

/** The actions of the current project that are assigned to the reader. */
export function useMyTasks() {
  const { projects } = useStores();
  const api = useApi(createActionApi);
  const { currentId } = projects;
  return useQuery({
    queryKey: workplaceKeys.tasks(currentId),
    queryFn: ({ signal }) => api.list({ time_zone: viewerTimeZone(), assignee: 'me' }, signal),
    enabled: currentId !== null,
    // They are changed on the board.
    staleTime: 0,
    placeholderData: (previous, query) => (sameProject(query?.queryKey, currentId) ? previous : undefined),
  });
}
