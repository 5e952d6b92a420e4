import type { PromptCheck } from '#client/api/managedPromptSchemas.ts';
import { createPromptApi } from '#client/api/promptApi.ts';
import { useSettled } from '#client/hooks/useSettled.ts';
import { promptKey } from '#client/lib/promptKey.ts';
import { promptKeys } from '#client/queries/promptKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';

const WAIT_MS = 250;

/** The existing prompt that the server considers equal; such a text cannot be added. */
export function sameOf(check: PromptCheck, text: string): PromptCheck['near'][number] | undefined {
  return check.near.find((near) => near.prompt_id !== null && promptKey(near.text) === promptKey(text));
}

/**
 * Prompts similar to a text, requested with a debounce. The last result stays until the next one arrives.
 * @param except the prompt being edited
 */
export function usePromptCheck(projectId: string, text: string, except: string | null) {
  const api = useApi(createPromptApi);
  const settled = useSettled(text.trim(), WAIT_MS);
  const query = useProjectQuery({
    queryKey: promptKeys.check(projectId, [settled], except),
    queryFn: async ({ signal }) => (await api.check([settled], except, signal)).list[0] ?? null,
    enabled: settled !== '',
  });
  const check = text.trim() === '' || settled === '' ? null : (query.data ?? null);
  return { check, same: check === null ? undefined : sameOf(check, text) };
}
