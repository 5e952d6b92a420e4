import { queryOptions } from '@tanstack/react-query';
import type { FilterQuery } from '../../../api/filterQuery.ts';
import type { createInsightApi } from '../../../api/insightApi.ts';
import { insightKeys } from '../../../components/filters/insightKeys.ts';

/** The one way the report of the page is asked for. */
export function answerIndexQuery(
  api: ReturnType<typeof createInsightApi>,
  projectId: string | null,
  filters: FilterQuery,
) {
  return queryOptions({
    queryKey: insightKeys.answerIndex(projectId, filters),
    queryFn: ({ signal }) => api.answerIndex(filters, signal),
    enabled: projectId !== null,
  });
}
