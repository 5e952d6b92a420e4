import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { readResponses } from '#server/ingest/replies/readers/readResponses.ts';
import type { Adapter } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';
import { MOST_TOKENS } from './openai.ts';
import { searchRan } from './searchRan.ts';
import { withoutForce } from './withoutForce.ts';

/** xAI's Responses API with web search. */
export const grok: Adapter = {
  id: 'grok',
  build: ({ baseUrl, key, model, prompt, searchMode }) => ({
    method: 'POST',
    url: `${baseUrl}/responses`,
    headers: jsonHeaders(key),
    body: {
      model,
      input: prompt,
      ...(searchMode !== 'none' && {
        tools: [{ type: 'web_search' }],
        tool_choice: searchMode === 'forced' ? 'required' : 'auto',
      }),
      max_output_tokens: MOST_TOKENS,
      store: false,
    },
  }),
  parse: (raw) => (isPlainObject(raw) ? readResponses(raw) : null),
  searched: searchRan,
  instead: withoutForce('auto'),
  // Both come with the status of a rejected key.
  classify: (status, headers, body) =>
    classifyFault(status, headers, body, [
      ['quota', /used all available credits|spending limit|have any credits/iu],
      ['refused', /violates usage guidelines|SAFETY_CHECK_TYPE/iu],
    ]),
};
