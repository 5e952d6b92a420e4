import type { QueryFunctionContext } from '@tanstack/react-query';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { createReportApi } from '#client/api/reportApi.ts';
import { throttleCall } from '#client/components/filters/throttleCall.ts';
import { reportKeys } from '#client/queries/reportKeys.ts';

/** The query of the page's report, shared by page and prefetch. */
export function answerIndexQuery(
  api: ReturnType<typeof createReportApi>,
  projectId: string | null,
  filters: FilterQuery,
) {
  return {
    queryKey: reportKeys.answerIndex(projectId, filters),
    queryFn: async (context: QueryFunctionContext) =>
      throttleCall(context, 'answerIndex', async () => api.answerIndex(filters, context.signal)),
  };
}
