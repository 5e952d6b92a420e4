import { createActionApi } from '#client/api/actionApi.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { workplaceKeys } from '#client/queries/workplaceKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

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
