import type { ManagedPrompt } from '#client/api/managedPromptSchemas.ts';
import type { ManagedPromptQuery, PromptApi } from '#client/api/promptApi.ts';

/** The server's maximum page size. */
const SIZE = 500;

/** Loads all prompts of a list: for "select all" and for exports. */
export async function loadAllPrompts(
  api: Pick<PromptApi, 'list'>,
  query: Omit<ManagedPromptQuery, 'page' | 'page_size'>,
): Promise<readonly ManagedPrompt[]> {
  const first = await api.list({ ...query, page: 1, page_size: SIZE });
  const rows = [...first.list];
  // Sequentially: parallel requests would slow down the server for the reader.
  for (let page = 2; rows.length < first.total; page += 1) {
    const { list } = await api.list({ ...query, page, page_size: SIZE });
    // Prompts were deleted by somebody else meanwhile.
    if (list.length === 0) break;
    rows.push(...list);
  }
  return rows;
}
