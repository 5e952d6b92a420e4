import type { QueryFunctionContext } from '@tanstack/react-query';
import type { FilterQuery } from '../../api/filterQuery.ts';
import type { createOverviewApi } from '../../api/overviewApi.ts';
import type { Overview } from '../../api/overviewSchemas.ts';
import { reportKeys } from '../../queries/reportKeys.ts';
import { throttleCall } from './throttleCall.ts';

/** An overview with the filters it was asked with, which are not those of the address while newer figures are on their way. */
interface ShownOverview {
  readonly overview: Overview;
  readonly filters: FilterQuery;
}

/** The one way the overview is asked for: pages share what has been fetched, so that they have to keep the same thing. */
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
