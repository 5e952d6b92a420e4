import type { SourceRow, SourceTable } from '#client/api/answerIndexSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { CallOptions } from '#client/api/http.ts';
import { createReportApi } from '#client/api/reportApi.ts';
import type { SourceTableQuery } from '#client/api/reportApi.ts';
import { usePagedRows } from '#client/components/table/rows/usePagedRows.ts';
import { reportKeys } from '#client/queries/reportKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { AnswerIndexSearch } from '../answerIndexSearch.ts';

type SourcesQuery = FilterQuery & Omit<SourceTableQuery, 'page' | 'page_size'>;

export function sourcesQueryOf(filters: FilterQuery, searchState: AnswerIndexSearch): SourcesQuery {
  const { sourceQ, sourceType, gap, sourceSort } = searchState;
  return {
    ...filters,
    sort: sourceSort.key,
    order: sourceSort.order,
    ...(sourceType === null ? {} : { source_type: sourceType }),
    ...(gap ? { gap: '1' } : {}),
    ...(sourceQ.trim() === '' ? {} : { q: sourceQ.trim() }),
  };
}

/** The table of cited domains; only the visible pages are loaded. Reads stores: call it inside an observer. */
export function useSourceTable(query: SourcesQuery) {
  const { projects } = useStores();
  const api = useApi(createReportApi);
  const load = (page: number, size: number, call?: CallOptions): Promise<SourceTable> =>
    api.sources({ ...query, page, page_size: size }, call);
  const rows = usePagedRows<SourceRow, SourceTable>({ queryKey: reportKeys.sources(projects.currentId, query), load });
  return { ...rows, load };
}
