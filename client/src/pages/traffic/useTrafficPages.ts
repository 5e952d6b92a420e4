import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { CallOptions } from '#client/api/http.ts';
import { createTrafficApi } from '#client/api/trafficApi.ts';
import type { TrafficPagesQuery } from '#client/api/trafficApi.ts';
import type { TrafficPage, TrafficPages } from '#client/api/trafficSchemas.ts';
import { usePagedRows } from '#client/components/table/rows/usePagedRows.ts';
import { trafficKeys } from '#client/queries/trafficKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { TrafficSearch } from './trafficSearch.ts';

type PagesQuery = FilterQuery & Omit<TrafficPagesQuery, 'page' | 'page_size'>;

function pagesQueryOf(dates: FilterQuery, { view, folder, q, gap, sort }: TrafficSearch): PagesQuery {
  const order = { ...dates, view, sort: sort.key, order: sort.order };
  if (view === 'folders') return { ...order, ...(folder === '' ? {} : { folder }) };
  return { ...order, ...(q.trim() === '' ? {} : { q: q.trim() }), ...(gap === null ? {} : { gap }) };
}

/** The page table; only the visible pages of it are loaded. Call it inside an observer. */
export function useTrafficPages(dates: FilterQuery, searchState: TrafficSearch) {
  const { projects } = useStores();
  const api = useApi(createTrafficApi);
  const query = pagesQueryOf(dates, searchState);
  const load = (page: number, size: number, call?: CallOptions): Promise<TrafficPages> =>
    api.pages({ ...query, page, page_size: size }, call);
  const rows = usePagedRows<TrafficPage, TrafficPages>({
    queryKey: trafficKeys.pages(projects.currentId, query),
    load,
  });
  return { ...rows, load };
}
