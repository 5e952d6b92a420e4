import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../lib/ApiError.ts';

const ASK_AGAIN_MS = 400;
const ASK_AFTER_CUT_MS = 3000;

/**
 * How long until a piece of work on the server is asked for again; false: it is over, or the server does not know it. Without a
 * network it goes on, and so does the asking.
 */
export function askAgainIn(data: { readonly state: string } | undefined, error: unknown): number | false {
  if (data !== undefined && data.state !== 'running') return false;
  if (error === null) return ASK_AGAIN_MS;
  return isApiError(error) && ['network', 'timeout'].includes(error.kind) ? ASK_AFTER_CUT_MS : false;
}

/**
 * How far a piece of work on the server is; asked for again until it is over.
 * @param jobId null: there is none
 */
export function useJob<T extends { readonly state: string }>(
  queryKey: readonly unknown[],
  jobId: string | null,
  read: (jobId: string, signal: AbortSignal) => Promise<T>,
) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => read(jobId ?? '', signal),
    enabled: jobId !== null,
    staleTime: Infinity,
    refetchInterval: ({ state }) => askAgainIn(state.data, state.error),
    // Whoever waits for something large looks at something else meanwhile.
    refetchIntervalInBackground: true,
  });
}
