import { queryOptions, useQuery } from '@tanstack/react-query';
import { isPassing } from '../lib/isPassing.ts';
import { waitOf } from '../lib/waitOf.ts';

const ASK_AGAIN_MS = 400;
const ASK_AFTER_CUT_MS = 3000;

/**
 * Poll interval of a server job in milliseconds; false: it has ended, or the server does not know it. Without a network, or behind a gateway
 * that does not reach the server, the job continues, and so does polling.
 */
export function askAgainIn(data: { readonly state: string } | undefined, error: unknown): number | false {
  if (data !== undefined && data.state !== 'running') return false;
  if (error === null) return ASK_AGAIN_MS;
  return isPassing(error) ? waitOf(error, ASK_AFTER_CUT_MS) : false;
}

export interface JobState {
  readonly state: string;
}

export type ReadJob<T> = (jobId: string, signal: AbortSignal) => Promise<T>;

/** The query of a job: it asks again until the job ends. */
export const jobQuery = <T extends JobState>(queryKey: readonly unknown[], jobId: string | null, read: ReadJob<T>) =>
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
