import type { FilterQuery } from '#client/api/filterQuery.ts';
import { createReportApi } from '#client/api/reportApi.ts';
import { reportKeys } from '#client/queries/reportKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

const DOMAIN = 4;

/** The report of one cited domain. A filter change keeps the old figures on screen; another domain's are never shown. */
export function useDomainReport(domain: string, filters: FilterQuery) {
  const { projects } = useStores();
  const api = useApi(createReportApi);
  const { currentId } = projects;
  return useProjectQuery({
    queryKey: reportKeys.domainDetail(currentId, domain, filters),
    queryFn: ({ signal }) => api.domainDetail(domain, filters, signal),
    enabled: domain !== '',
    // Compares requested names: the report may spell the name differently.
    standsIn: (_, previousKey) => previousKey[DOMAIN] === domain,
  });
}
