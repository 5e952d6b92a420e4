import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { readChatCompletion } from '#server/ingest/replies/readers/readChatCompletion.ts';
import type { Adapter } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';
import { MOST_SEARCHES, MOST_TOKENS } from './openai.ts';

/** OpenRouter with the model's native search: without one the call fails, rather than citing another provider's results. */
export const openrouter: Adapter = {
  id: 'openrouter',
  build: ({ baseUrl, key, model, prompt, searchMode }) => ({
    method: 'POST',
    url: `${baseUrl}/chat/completions`,
    headers: jsonHeaders(key),
    body: {
      model,
      messages: [{ role: 'user', content: prompt }],
      ...(searchMode !== 'none' && {
        tools: [{ type: 'openrouter:web_search', parameters: { engine: 'native', max_uses: MOST_SEARCHES } }],
      }),
      max_tokens: MOST_TOKENS,
      usage: { include: true },
    },
  }),
  parse: (raw) => (isPlainObject(raw) ? readChatCompletion(raw) : null),
  classify: (status, headers, body) =>
    classifyFault(status, headers, body, [
      ['refused', /requires moderation|input was flagged/iu],
      // The spending limit that the owner set for a key.
      ['quota', /key limit exceeded/iu],
    ]),
};
