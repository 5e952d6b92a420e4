import { useQuery } from '@tanstack/react-query';
import { createImportApi } from '../../../api/importApi.ts';
import { useApi } from '../../../stores/useApi.ts';

const ASK_AGAIN_MS = 400;

/** How far an import is; asked for again until it is over. */
export function useImportJob(jobId: string | null) {
  const api = useApi(createImportApi);
  return useQuery({
    queryKey: ['import', 'job', jobId],
    queryFn: ({ signal }) => api.job(jobId ?? '', signal),
    enabled: jobId !== null,
    staleTime: Infinity,
    refetchInterval: ({ state }) => {
      const over = state.data !== undefined && state.data.state !== 'running';
      return over || state.error !== null ? false : ASK_AGAIN_MS;
    },
    // Whoever waits for a large file looks at something else meanwhile.
    refetchIntervalInBackground: true,
  });
}
