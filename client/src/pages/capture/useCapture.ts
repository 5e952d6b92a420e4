import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createCaptureApi } from '#client/api/captureApi.ts';
import type { PastedAnswer } from '#client/api/captureApi.ts';
import type { CaptureState } from '#client/api/schemas/captureSchemas.ts';
import { waitOf } from '#client/lib/waitOf.ts';
import { doorKeys } from '#client/queries/doorKeys.ts';
import { tellOtherTabs } from '#client/queries/otherTabs.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Poll interval while pasted answers are being counted. */
const POLL_MS = 2000;

/** The capture sheet of the current project and its commands. Reads stores: call it inside an observer. */
export function useCapture() {
  const { projects, filters } = useStores();
  const { currentId } = projects;
  const api = useApi(createCaptureApi);
  const queries = useQueryClient();
  const key = doorKeys.capture(currentId);
  const state = useProjectQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.state(signal),
    refetchInterval: ({ state: { data, error } }) => (data?.sheet?.counted === false ? waitOf(error, POLL_MS) : false),
  });
  const take = (next: CaptureState): void => {
    queries.setQueryData(key, next);
    tellOtherTabs(currentId);
    // All other queries of the project become stale and are refetched on their next use.
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === currentId && queryKey[2] !== 'capture',
      refetchType: 'none',
    });
    void filters.loadLists();
  };
  return {
    state,
    start: useMutation({ mutationFn: api.start, onSuccess: take }),
    keep: useMutation({
      mutationFn: (order: { sheet_id: string; slot_id: string; answer: PastedAnswer | null }) => api.keep(order),
      onSuccess: take,
    }),
    close: useMutation({ mutationFn: api.close, onSuccess: take }),
  };
}

export type CaptureModel = ReturnType<typeof useCapture>;
