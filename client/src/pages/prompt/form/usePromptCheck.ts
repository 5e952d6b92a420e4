import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PromptCheck } from '../../../api/manageSchemas.ts';
import { createPromptApi } from '../../../api/promptApi.ts';
import { promptKey } from '../../../lib/promptKey.ts';
import { useApi } from '../../../stores/useApi.ts';
import { promptKeys } from '../promptKeys.ts';

const WAIT_MS = 250;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}

/** The prompt that is the same to everybody, as the server tells it; such a text cannot be added. */
export function sameOf(check: PromptCheck, text: string): PromptCheck['near'][number] | undefined {
  return check.near.find((near) => near.prompt_id !== null && promptKey(near.text) === promptKey(text));
}

/**
 * What a text resembles, asked for when typing pauses. The last answer stays until the next one is there.
 * @param except the prompt being edited
 */
export function usePromptCheck(projectId: string, text: string, except: string | null) {
  const api = useApi(createPromptApi);
  const settled = useSettled(text.trim());
  const query = useQuery({
    queryKey: promptKeys.check(projectId, [settled], except),
    queryFn: async ({ signal }) => (await api.check([settled], except, signal)).list[0] ?? null,
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  const check = text.trim() === '' || settled === '' ? null : (query.data ?? null);
  return { check, same: check === null ? undefined : sameOf(check, text) };
}
