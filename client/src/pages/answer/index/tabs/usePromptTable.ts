import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { FilterQuery } from '../../../../api/filterQuery.ts';
import { createInsightApi } from '../../../../api/insightApi.ts';
import type { PromptTableQuery } from '../../../../api/insightApi.ts';
import type { BrandRef } from '../../../../api/overviewSchemas.ts';
import type { PromptRow, PromptTable } from '../../../../api/promptSchemas.ts';
import { insightKeys } from '../../../../components/filters/insightKeys.ts';
import { useApi } from '../../../../stores/useApi.ts';
import { useStores } from '../../../../stores/useStores.ts';
import type { PromptsPlace } from '../answerIndexSearch.ts';
import { PAGE_SIZE, usePagedRows } from '../../../../components/table/usePagedRows.ts';

type PromptsQuery = FilterQuery & Omit<PromptTableQuery, 'page' | 'page_size'>;

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

/** The prompts table, of which the pages in sight are loaded. Reads stores: call it inside an observer. */
export function usePromptTable(query: PromptsQuery) {
  const { projects } = useStores();
  const api = useApi(createInsightApi);
  const load = (page: number, size: number, signal?: AbortSignal): Promise<PromptTable> =>
    api.prompts({ ...query, page, page_size: size }, signal);
  const rows = usePagedRows<PromptRow, PromptTable>({ queryKey: insightKeys.prompts(projects.currentId, query), load });
  return { ...rows, load };
}

/**
 * Asks for the first prompts while the report is still on its way: the table stands in what the report is drawn into, and would
 * ask only then. Once, on arrival; from then on the table asks itself.
 */
export function usePromptsAhead(query: PromptsQuery, wanted: boolean): void {
  const { projects } = useStores();
  const { currentId } = projects;
  const api = useApi(createInsightApi);
  const client = useQueryClient();
  const ask = useEffectEvent(() => {
    if (!wanted || currentId === null) return;
    const ahead = client.query({
      queryKey: [...insightKeys.prompts(currentId, query), 1],
      queryFn: ({ signal }) => api.prompts({ ...query, page: 1, page_size: PAGE_SIZE }, signal),
    });
    // The table asks again, and says what failed.
    ahead.catch(() => undefined);
  });
  useEffect(() => {
    ask();
  }, []);
}
