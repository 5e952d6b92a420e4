import type { ManagedPromptQuery } from '../api/promptApi.ts';

/** Query keys of prompt management. Among the report keys: changes that invalidate figures affect these lists too. */
export const promptKeys = {
  list: (projectId: string | null, query: Omit<ManagedPromptQuery, 'page' | 'page_size'>) =>
    ['report', projectId, 'managedPrompts', query] as const,
  names: (projectId: string | null) => ['report', projectId, 'topicTagNames'] as const,
  check: (projectId: string | null, texts: readonly string[], except: string | null) =>
    ['report', projectId, 'promptCheck', except, texts] as const,
};
