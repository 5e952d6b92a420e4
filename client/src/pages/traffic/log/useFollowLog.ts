import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { createTrafficApi } from '#client/api/trafficApi.ts';
import { useFollowJob } from '#client/hooks/useFollowJob.ts';
import { useLatest } from '#client/hooks/useLatest.ts';
import { trafficKeys } from '#client/queries/trafficKeys.ts';
import { jobQuery } from '#client/queries/useJob.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { draftName, readLogDraft } from './logDraft.ts';
import { useSayLogOver } from './useSayLogOver.ts';

/**
 * Follows an import that was running when the page was loaded. Without it, nothing would follow one whose dialog is closed.
 * @param isOpen whether the dialog is open, which shows the end itself
 */
export function useFollowLog(isOpen: boolean, onDone: () => Promise<void>): void {
  const { storage, projects } = useStores();
  const { currentId } = projects;
  const api = useApi(createTrafficApi);
  const queries = useQueryClient();
  const follow = useFollowJob();
  const sayOver = useSayLogOver(onDone);
  const handleOver = useLatest((end: Parameters<typeof sayOver>[0]) => {
    sayOver({ ...end, isShown: isOpen });
  });
  const handleLoad = useEffectEvent(async () => {
    const { job_id: jobId } = readLogDraft(storage.readDraft(draftName(currentId)));
    if (jobId === null) return;
    const query = jobQuery(trafficKeys.job(jobId), jobId, api.job);
    // The end of an earlier import was said then; the dialog still shows it.
    const job = await queries.query({ ...query, retry: false }).catch(() => null);
    if (job?.state === 'running') follow(query.queryKey, jobId, api.job, handleOver);
  });
  useEffect(() => {
    void handleLoad();
  }, [currentId]);
}
