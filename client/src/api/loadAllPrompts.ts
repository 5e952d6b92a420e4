import type { CallOptions } from './http.ts';
import { loadPages } from './loadPages.ts';
import type { ManagedPromptList } from './managedPromptSchemas.ts';
import type { ManagedPromptQuery, PromptApi } from './promptApi.ts';

/** The server's maximum page size. */
const SIZE = 500;

/** Loads a list with all of its prompts: to choose among them, for "select all" and for exports. */
export async function loadAllPrompts(
  api: Pick<PromptApi, 'list'>,
  query: Omit<ManagedPromptQuery, 'page' | 'page_size'>,
  call?: CallOptions,
): Promise<ManagedPromptList> {
  return loadPages((page) => api.list({ ...query, page, page_size: SIZE }, call));
}
