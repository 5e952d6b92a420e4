import { createActionApi } from '../../api/actionApi.ts';
import { machineZone } from '../../lib/machineZone.ts';
import { useProjectQuery } from '../../queries/useProjectQuery.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
import { workplaceKeys } from '../../queries/workplaceKeys.ts';

/** The actions of the current project that are assigned to the reader. */
export function useMyTasks() {
  const { projects } = useStores();
  const api = useApi(createActionApi);
  const { currentId } = projects;
  return useProjectQuery({
    queryKey: workplaceKeys.tasks(currentId),
    queryFn: ({ signal }) => api.list({ time_zone: machineZone(), assignee: 'me' }, signal),
    // They are changed on the board.
    staleTime: 0,
  });
}
