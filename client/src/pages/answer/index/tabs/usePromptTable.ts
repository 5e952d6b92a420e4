import type { CallOptions } from '../../../../api/http.ts';
import { createInsightApi } from '../../../../api/insightApi.ts';
import type { PromptRow, PromptTable } from '../../../../api/promptSchemas.ts';
import { insightKeys } from '../../../../components/filters/insightKeys.ts';
import { useApi } from '../../../../stores/useApi.ts';
import { useStores } from '../../../../stores/useStores.ts';
import { usePagedRows } from '../../../../components/table/usePagedRows.ts';
import type { PromptsQuery } from './promptsQuery.ts';

/** The prompts table, of which the pages in sight are loaded. Reads stores: call it inside an observer. */
export function usePromptTable(query: PromptsQuery) {
  const { projects } = useStores();
  const api = useApi(createInsightApi);
  const load = (page: number, size: number, call?: CallOptions): Promise<PromptTable> =>
    api.prompts({ ...query, page, page_size: size }, call);
  const rows = usePagedRows<PromptRow, PromptTable>({ queryKey: insightKeys.prompts(projects.currentId, query), load });
  return { ...rows, load };
}
