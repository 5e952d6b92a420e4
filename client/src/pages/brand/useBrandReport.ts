import { createBrandCentreApi } from '../../api/brandCentreApi.ts';
import type { BrandCentreApi } from '../../api/brandCentreApi.ts';
import type { FilterQuery } from '../../api/filterQuery.ts';
import { useProjectQuery } from '../../queries/useProjectQuery.ts';
import { useApi } from '../../stores/useApi.ts';
import { brandKeys } from '../../queries/brandKeys.ts';
import type { BrandReportPart } from '../../queries/brandKeys.ts';

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
