import type { QueryFunctionContext } from '@tanstack/react-query';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { createOverviewApi } from '#client/api/overviewApi.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import { reportKeys } from '#client/queries/reportKeys.ts';
import { throttleCall } from './throttleCall.ts';

/** An overview with the filters it was requested with, which differ from the address while newer figures load. */
interface ShownOverview {
  readonly overview: Overview;
  readonly filters: FilterQuery;
}

/** The shared overview query: pages share its cache entry, so they must all use this definition. */
export function overviewQuery(
  api: ReturnType<typeof createOverviewApi>,
  projectId: string | null,
  filters: FilterQuery,
) {
  return {
    queryKey: reportKeys.overview(projectId, filters),
    queryFn: async (context: QueryFunctionContext): Promise<ShownOverview> => {
      const overview = await throttleCall(context, 'overview', async () => api.index(filters, context.signal));
      return { overview, filters };
    },
  };
}
