import { queryOptions } from '@tanstack/react-query';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { createReportApi, PromptTableQuery } from '#client/api/reportApi.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { PAGE_SIZE } from '#client/components/table/rows/usePagedRows.ts';
import { reportKeys } from '#client/queries/reportKeys.ts';
import type { PromptsSearch } from '../answerIndexSearch.ts';

export type PromptsQuery = FilterQuery & Omit<PromptTableQuery, 'page' | 'page_size'>;

/** The parameters of the request; an unknown competitor id in the address means any competitor. */
export function promptsQueryOf(
  filters: FilterQuery,
  searchState: PromptsSearch,
  brands: readonly BrandRef[],
): PromptsQuery {
  const { view, rivalId, status, intent, promptQ, promptSort } = searchState;
  const rival = view === 'lost_to' ? brands.find(({ id, own }) => id === rivalId && !own) : undefined;
  return {
    ...filters,
    view,
    sort: promptSort.key,
    order: promptSort.order,
    ...(rival === undefined ? {} : { rival_id: rival.id }),
    ...(status === null ? {} : { status }),
    ...(intent === null ? {} : { intent }),
    ...(promptQ.trim() === '' ? {} : { q: promptQ.trim() }),
  };
}

/** The query of the table's first page, identical to the table's own (`usePagedRows`). */
export function firstPromptsQuery(api: ReturnType<typeof createReportApi>, projectId: string, query: PromptsQuery) {
  return queryOptions({
    queryKey: [...reportKeys.prompts(projectId, query), 1],
    queryFn: ({ signal }) => api.prompts({ ...query, page: 1, page_size: PAGE_SIZE }, { signal }),
  });
}
