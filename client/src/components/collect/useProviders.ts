import { useQuery } from '@tanstack/react-query';
import { createCollectApi } from '#client/api/collectApi.ts';
import { doorKeys } from '#client/queries/doorKeys.ts';
import { useApi } from '#client/stores/useApi.ts';

/** The providers available to this server, the same in every project. */
export function useProviders() {
  const api = useApi(createCollectApi);
  return useQuery({ queryKey: doorKeys.providers(), queryFn: ({ signal }) => api.providers(signal) });
}
