import type { ManagedPrompt } from '../../api/managedPromptSchemas.ts';
import type { ManagedPromptQuery, PromptApi } from '../../api/promptApi.ts';

/** The most the server gives at once. */
const SIZE = 500;

/** All prompts of a list, loaded or not: for choosing them all, and for files. */
export async function loadAllPrompts(
  api: Pick<PromptApi, 'list'>,
  query: Omit<ManagedPromptQuery, 'page' | 'page_size'>,
): Promise<readonly ManagedPrompt[]> {
  const first = await api.list({ ...query, page: 1, page_size: SIZE });
  const rows = [...first.list];
  // One after the other: what is asked for at once is taken from whoever reads meanwhile.
  for (let page = 2; rows.length < first.total; page += 1) {
    const { list } = await api.list({ ...query, page, page_size: SIZE });
    // Deleted by somebody else in the meantime.
    if (list.length === 0) break;
    rows.push(...list);
  }
  return rows;
}
