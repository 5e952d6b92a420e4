import { useQuery } from '@tanstack/react-query';
import type { FilterQuery } from '../../../api/filterQuery.ts';
import { createInsightApi } from '../../../api/insightApi.ts';
import { insightKeys, sameProject } from '../../../components/filters/insightKeys.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';

const DOMAIN = 4;

/** The report of one cited domain; on a change of filters the old figures stay, another domain's never do. */
export function useDomainReport(domain: string, filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createInsightApi);
  const { currentId } = projects;
  return useQuery({
    queryKey: insightKeys.domainDetail(currentId, domain, filters),
    queryFn: ({ signal }) => api.domainDetail(domain, filters, signal),
    enabled: currentId !== null && domain !== '',
    // By what was asked for: the report may write the name in another way.
    placeholderData: (previous, query) =>
      sameProject(query?.queryKey, currentId) && query?.queryKey[DOMAIN] === domain ? previous : undefined,
  });
}
