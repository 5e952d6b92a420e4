import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { numberAt, objectAt, objectsAt } from '#server/ingest/replies/json.ts';
import type { JsonObject } from '#server/ingest/replies/json.ts';
import { readMistral } from '#server/ingest/replies/readers/readMistral.ts';
import type { Adapter } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';
import { MOST_TOKENS } from './openai.ts';

/** The standard web search connector; a premium one exists. */
const SEARCH = 'web_search';

const isSearch = ({ type, name }: JsonObject): boolean =>
  type === 'tool.execution' && typeof name === 'string' && name.startsWith(SEARCH);

/** Number of calls of search connectors; null if the reply does not count them. */
function searchesIn(raw: unknown): number | null {
  const connectors = objectAt(raw, 'usage', 'connectors') ?? {};
  const counts = Object.keys(connectors).flatMap((name) =>
    name.startsWith(SEARCH) ? (numberAt(connectors, name) ?? []) : [],
  );
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}

/** Mistral's Conversations API with its web search connector. */
export const mistral: Adapter = {
  id: 'mistral',
  build: ({ baseUrl, key, model, prompt, searchMode }) => ({
    method: 'POST',
    url: `${baseUrl}/conversations`,
    headers: jsonHeaders(key),
    body: {
      model,
      inputs: prompt,
      ...(searchMode !== 'none' && { tools: [{ type: 'web_search' }] }),
      completion_args: { max_tokens: MOST_TOKENS },
      store: false,
    },
  }),
  parse: (raw) => {
    const reply = isPlainObject(raw) ? readMistral(raw) : null;
    const usage = reply?.usage ?? null;
    if (reply === null || usage === null) return reply;
    return { ...reply, usage: { ...usage, searches: searchesIn(raw) ?? usage.searches } };
  },
  searched: (raw) => (objectsAt(raw, 'outputs').some(isSearch) ? true : undefined),
  // The error for a plan that is not paid or used up, with the status of a rejected key.
  classify: (status, headers, body) =>
    classifyFault(status, headers, body, [['quota', /inactive subscription|usage limit reached/iu]]),
};
