import { QueryObserver, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isApiError } from '../lib/ApiError.ts';

const ASK_AGAIN_MS = 400;
const ASK_AFTER_CUT_MS = 3000;

/**
 * Poll interval of a server job in milliseconds; false: it has ended, or the server does not know it. Without a network the job continues,
 * and so does polling.
 */
export function askAgainIn(data: { readonly state: string } | undefined, error: unknown): number | false {
  if (data !== undefined && data.state !== 'running') return false;
  if (error === null) return ASK_AGAIN_MS;
  return isApiError(error) && ['network', 'timeout'].includes(error.kind) ? ASK_AFTER_CUT_MS : false;
}

interface JobState {
  readonly state: string;
}

type ReadJob<T> = (jobId: string, signal: AbortSignal) => Promise<T>;

const jobQuery = <T extends JobState>(queryKey: readonly unknown[], jobId: string | null, read: ReadJob<T>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => read(jobId ?? '', signal),
    enabled: jobId !== null,
    staleTime: Infinity,
    refetchInterval: ({ state }) => askAgainIn(state.data, state.error),
    // Polls in background tabs too: users switch tabs during a long job.
    refetchIntervalInBackground: true,
  });

/**
 * The progress of a server job, polled until it ends.
 * @param jobId null: no job
 */
export function useJob<T extends JobState>(queryKey: readonly unknown[], jobId: string | null, read: ReadJob<T>) {
  return useQuery(jobQuery(queryKey, jobId, read));
}

/** How a job ended: as the server says, or with an error, such as a job that the server no longer knows. */
export interface JobEnd<T> {
  readonly job: T | undefined;
  readonly error: unknown;
  /** Whether the component that started it is still on screen and shows the end itself. */
  readonly isShown: boolean;
}

/**
 * A function that follows a job to its end, also when the component that started it is gone: users leave a page, or let a job run in the
 * background, and what is on screen changes with it.
 */
export function useFollowJob(): <T extends JobState>(
  queryKey: readonly unknown[],
  jobId: string,
  read: ReadJob<T>,
  onOver: (end: JobEnd<T>) => void,
) => void {
  const queries = useQueryClient();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (queryKey, jobId, read, onOver) => {
    const stop = new QueryObserver(queries, jobQuery(queryKey, jobId, read)).subscribe(({ data, error }) => {
      if (askAgainIn(data, error) !== false) return;
      stop();
      onOver({ job: data, error, isShown: isShown.current });
    });
  };
}
