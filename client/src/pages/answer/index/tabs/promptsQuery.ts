import { queryOptions } from '@tanstack/react-query';
import type { FilterQuery } from '../../../../api/filterQuery.ts';
import type { createInsightApi, PromptTableQuery } from '../../../../api/insightApi.ts';
import type { BrandRef } from '../../../../api/overviewSchemas.ts';
import { insightKeys } from '../../../../components/filters/insightKeys.ts';
import { PAGE_SIZE } from '../../../../components/table/usePagedRows.ts';
import type { PromptsPlace } from '../answerIndexSearch.ts';

export type PromptsQuery = FilterQuery & Omit<PromptTableQuery, 'page' | 'page_size'>;

/** What the server is asked for; a rival that the address made up is any rival. */
export function promptsQueryOf(filters: FilterQuery, place: PromptsPlace, brands: readonly BrandRef[]): PromptsQuery {
  const { view, rivalId, status, intent, promptQ, promptSort } = place;
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

/** The first page of the table, as the table itself asks for it (`usePagedRows`). */
export function firstPromptsQuery(api: ReturnType<typeof createInsightApi>, projectId: string, query: PromptsQuery) {
  return queryOptions({
    queryKey: [...insightKeys.prompts(projectId, query), 1],
    queryFn: ({ signal }) => api.prompts({ ...query, page: 1, page_size: PAGE_SIZE }, { signal }),
  });
}
