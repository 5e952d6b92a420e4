import { useInfiniteQuery } from '@tanstack/react-query';
import { createBrandCentreApi } from '#client/api/brandCentreApi.ts';
import type { QuoteQuery } from '#client/api/brandCentreApi.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { brandKeys } from '#client/queries/brandKeys.ts';
import { useApi } from '#client/stores/useApi.ts';

const PAGE_SIZE = 20;

/** The sentences behind a cell, paged. */
export function useQuotes(projectId: string, filters: FilterQuery, choice: QuoteQuery) {
  const api = useApi(createBrandCentreApi);
  const query = { ...filters, ...choice };
  return useInfiniteQuery({
    queryKey: brandKeys.quotes(projectId, query),
    queryFn: ({ pageParam, signal }) => api.quotes({ ...query, page: pageParam, page_size: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
  });
}
