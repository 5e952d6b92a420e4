import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { jobQuery, useJob } from '../queries/useJob.ts';
import type { JobState, ReadJob } from '../queries/useJob.ts';
import { useFollowJob } from './useFollowJob.ts';
import type { JobEnd } from './useFollowJob.ts';
import { useLatest } from './useLatest.ts';

interface StoredJob<T> {
  /** The job that the stored draft of the project names; null without one. */
  readonly jobId: string | null;
  readonly keyOf: (jobId: string | null) => readonly unknown[];
  readonly read: ReadJob<T>;
  /** Whether the dialog is open, which shows the end itself. */
  readonly isOpen: boolean;
  readonly onOver: (end: JobEnd<T>) => void;
}

/**
 * Follows a job of the project that was running when the page was loaded; without it, nothing would follow one whose dialog is closed.
 * @returns whether a job of the draft is running
 */
export function useStoredJob<T extends JobState>(projectId: string | null, stored: StoredJob<T>): boolean {
  const { jobId, keyOf, read, isOpen, onOver } = stored;
  const queries = useQueryClient();
  const follow = useFollowJob();
  const handleOver = useLatest((end: JobEnd<T>) => {
    onOver({ ...end, isShown: isOpen });
  });
  const handleLoad = useEffectEvent(async () => {
    if (jobId === null) return;
    const query = jobQuery(keyOf(jobId), jobId, read);
    // The end of an earlier job was said then; the dialog still shows it.
    const job = await queries.query({ ...query, retry: false }).catch(() => null);
    if (job?.state === 'running') follow(query.queryKey, jobId, read, handleOver);
  });
  useEffect(() => {
    void handleLoad();
  }, [projectId]);
  const { data, error } = useJob(keyOf(jobId), jobId, read);
  return error === null && data?.state === 'running';
}
