import { useQuery } from '@tanstack/react-query';

const ASK_AGAIN_MS = 400;

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
    refetchInterval: ({ state }) => {
      const over = state.data !== undefined && state.data.state !== 'running';
      return over || state.error !== null ? false : ASK_AGAIN_MS;
    },
    // Whoever waits for something large looks at something else meanwhile.
    refetchIntervalInBackground: true,
  });
}
