import { createOwnPageApi } from '#client/api/ownPageApi.ts';
import { useStoredJob } from '#client/hooks/useStoredJob.ts';
import { inventoryKeys } from '#client/queries/inventoryKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { draftName, readAddDraft } from './addDraft.ts';
import { useSayPagesOver } from './useSayPagesOver.ts';

/**
 * Follows a crawl of own pages that was running when the page was loaded. Reads stores: call it inside an observer.
 * @param isOpen whether its dialog is open
 * @returns whether a crawl is running
 */
export function useStoredPages(isOpen: boolean, onChanged: () => Promise<void>): boolean {
  const { storage, projects } = useStores();
  const { currentId } = projects;
  const api = useApi(createOwnPageApi);
  return useStoredJob(currentId, {
    jobId: readAddDraft(storage.readDraft(draftName(currentId))).job_id,
    keyOf: inventoryKeys.job,
    read: api.job,
    isOpen,
    onOver: useSayPagesOver(onChanged),
  });
}
