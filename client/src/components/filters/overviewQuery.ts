import { queryOptions } from '@tanstack/react-query';
import type { FilterQuery } from '../../api/filterQuery.ts';
import type { createOverviewApi } from '../../api/overviewApi.ts';
import type { Overview } from '../../api/overviewSchemas.ts';
import { insightKeys } from './insightKeys.ts';

/** An overview with the filters it was asked with, which are not those of the address while newer figures are on their way. */
export interface ShownOverview {
  readonly overview: Overview;
  readonly filters: FilterQuery;
}

/** The one way the overview is asked for: pages share what has been fetched, so that they have to keep the same thing. */
export function overviewQuery(
  api: ReturnType<typeof createOverviewApi>,
  projectId: string | null,
  filters: FilterQuery,
) {
  return queryOptions({
    queryKey: insightKeys.overview(projectId, filters),
    queryFn: async ({ signal }): Promise<ShownOverview> => ({ overview: await api.index(filters, signal), filters }),
    enabled: projectId !== null,
  });
}
