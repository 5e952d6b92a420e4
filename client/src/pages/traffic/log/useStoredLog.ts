import { createTrafficApi } from '#client/api/trafficApi.ts';
import { useStoredJob } from '#client/hooks/useStoredJob.ts';
import { trafficKeys } from '#client/queries/trafficKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { draftName, readLogDraft } from './logDraft.ts';
import { useSayLogOver } from './useSayLogOver.ts';

/**
 * Follows an import that was running when the page was loaded. Reads stores: call it inside an observer.
 * @param isOpen whether its dialog is open
 * @returns whether an import is running
 */
export function useStoredLog(isOpen: boolean, onDone: () => Promise<void>): boolean {
  const { storage, projects } = useStores();
  const { currentId } = projects;
  const api = useApi(createTrafficApi);
  return useStoredJob(currentId, {
    jobId: readLogDraft(storage.readDraft(draftName(currentId))).job_id,
    keyOf: trafficKeys.job,
    read: api.job,
    isOpen,
    onOver: useSayLogOver(onDone),
  });
}
