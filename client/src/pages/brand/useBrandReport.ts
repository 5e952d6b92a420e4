import { createBrandCentreApi } from '#client/api/brandCentreApi.ts';
import type { BrandCentreApi } from '#client/api/brandCentreApi.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { brandKeys } from '#client/queries/brandKeys.ts';
import type { BrandReportPart } from '#client/queries/brandKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';

type Load<T> = (query: FilterQuery, signal: AbortSignal) => Promise<T>;

/**
 * A report of the brand centre. A filter change keeps the old figures on screen; another project's are never shown.
 * @param callOf the call of the report
 */
export function useBrandReport<T>(
  part: BrandReportPart,
  projectId: string,
  filters: FilterQuery,
  callOf: (api: BrandCentreApi) => Load<T>,
) {
  const load = callOf(useApi(createBrandCentreApi));
  return useProjectQuery({
    queryKey: brandKeys.report(projectId, part, filters),
    queryFn: ({ signal }) => load(filters, signal),
  });
}
