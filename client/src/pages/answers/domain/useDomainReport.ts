import type { FilterQuery } from '#client/api/filterQuery.ts';
import { createReportApi } from '#client/api/reportApi.ts';
import { reportKeys } from '#client/queries/reportKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

const DOMAIN = 4;

/** The report of one cited domain; on a change of filters the old figures stay, another domain's never do. */
export function useDomainReport(domain: string, filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createReportApi);
  const { currentId } = projects;
  return useProjectQuery({
    queryKey: reportKeys.domainDetail(currentId, domain, filters),
    queryFn: ({ signal }) => api.domainDetail(domain, filters, signal),
    enabled: domain !== '',
    // By what was asked for: the report may write the name in another way.
    standsIn: (_, previousKey) => previousKey[DOMAIN] === domain,
  });
}
