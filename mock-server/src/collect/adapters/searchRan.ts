import { objectsAt } from '#server/ingest/replies/json.ts';
import type { Reply } from '#server/ingest/replies/Reply.ts';

const SEARCH = /^(?:web_search_call|x_search_call|search_results)$/u;

/**
 * Whether a search ran according to a Responses API reply, which may show the call without queries or pages; a failed one does not count.
 * Undefined: the reply shows no search call; use the common rule.
 */
export function searchRan(raw: unknown, { citations }: Reply): boolean | undefined {
  const calls = objectsAt(raw, 'output').filter(({ type }) => typeof type === 'string' && SEARCH.test(type));
  if (calls.length === 0) return undefined;
  if (calls.some(({ status }) => status !== 'failed')) return true;
  return (citations ?? []).length > 0 ? undefined : false;
}
