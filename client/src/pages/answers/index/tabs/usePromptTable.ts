import type { CallOptions } from '#client/api/http.ts';
import type { PromptRow, PromptTable } from '#client/api/promptSchemas.ts';
import { createReportApi } from '#client/api/reportApi.ts';
import { usePagedRows } from '#client/components/table/rows/usePagedRows.ts';
import { reportKeys } from '#client/queries/reportKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { PromptsQuery } from './promptsQuery.ts';

/** The prompts table; only the visible pages are loaded. Reads stores: call it inside an observer. */
export function usePromptTable(query: PromptsQuery) {
  const { projects } = useStores();
  const api = useApi(createReportApi);
  const load = (page: number, size: number, call?: CallOptions): Promise<PromptTable> =>
    api.prompts({ ...query, page, page_size: size }, call);
  const rows = usePagedRows<PromptRow, PromptTable>({ queryKey: reportKeys.prompts(projects.currentId, query), load });
  return { ...rows, load };
}
