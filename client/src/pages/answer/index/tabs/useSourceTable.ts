import type { SourceRow, SourceTable } from '../../../../api/answerIndexSchemas.ts';
import type { FilterQuery } from '../../../../api/filterQuery.ts';
import type { CallOptions } from '../../../../api/http.ts';
import { createInsightApi } from '../../../../api/insightApi.ts';
import type { SourceTableQuery } from '../../../../api/insightApi.ts';
import { insightKeys } from '../../../../components/filters/insightKeys.ts';
import { useApi } from '../../../../stores/useApi.ts';
import { useStores } from '../../../../stores/useStores.ts';
import type { AnswerIndexPlace } from '../answerIndexSearch.ts';
import { usePagedRows } from '../../../../components/table/usePagedRows.ts';

type SourcesQuery = FilterQuery & Omit<SourceTableQuery, 'page' | 'page_size'>;

export function sourcesQueryOf(filters: FilterQuery, place: AnswerIndexPlace): SourcesQuery {
  const { sourceQ, sourceType, gap, sourceSort } = place;
  return {
    ...filters,
    sort: sourceSort.key,
    order: sourceSort.order,
    ...(sourceType === null ? {} : { source_type: sourceType }),
    ...(gap ? { gap: '1' } : {}),
    ...(sourceQ.trim() === '' ? {} : { q: sourceQ.trim() }),
  };
}

/** The cited domains, of which the pages in sight are loaded. Reads stores: call it inside an observer. */
export function useSourceTable(query: SourcesQuery) {
  const { projects } = useStores();
  const api = useApi(createInsightApi);
  const load = (page: number, size: number, call?: CallOptions): Promise<SourceTable> =>
    api.sources({ ...query, page, page_size: size }, call);
  const rows = usePagedRows<SourceRow, SourceTable>({ queryKey: insightKeys.sources(projects.currentId, query), load });
  return { ...rows, load };
}
