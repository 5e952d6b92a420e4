import { useQuery } from '@tanstack/react-query';
import { createWorkplaceApi } from '#client/api/workplaceApi.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { workplaceKeys } from '#client/queries/workplaceKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

const ASK_AGAIN_MS = 1500;

/** The cards of all projects; polls while answers of one are being counted. */
export function useProjectCards() {
  const api = useApi(createWorkplaceApi);
  return useQuery({
    queryKey: workplaceKeys.index,
    queryFn: ({ signal }) => api.index(machineZone(), signal),
    // Changes made on other pages must show; the server answers from its cache.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.list.some((card) => card.state === 'counting') === true && state.error === null
        ? ASK_AGAIN_MS
        : false,
  });
}

/** Alerts and state of the current project. */
export function useWorkplaceProject() {
  const { projects } = useStores();
  const api = useApi(createWorkplaceApi);
  const { currentId } = projects;
  return useProjectQuery({
    queryKey: workplaceKeys.project(currentId),
    queryFn: ({ signal }) => api.project(machineZone(), signal),
    staleTime: 0,
  });
}
