import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { numberAt } from '#server/ingest/replies/json.ts';
import { readMistral } from '#server/ingest/replies/readers/readMistral.ts';
import type { Adapter } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';
import { MOST_TOKENS } from './openai.ts';

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
    const searches = numberAt(raw, 'usage', 'connectors', 'web_search') ?? usage.searches;
    return { ...reply, usage: { ...usage, searches } };
  },
  classify: (status, headers, body) => classifyFault(status, headers, body),
};
