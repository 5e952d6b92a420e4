import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { readResponses } from '#server/ingest/replies/readers/readResponses.ts';
import type { Adapter } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';
import { searchRan } from './searchRan.ts';

/** Perplexity's Agent API. The model is always named, because a preset alone may select another provider's. */
export const perplexity: Adapter = {
  id: 'perplexity',
  build: ({ baseUrl, key, model, prompt, country }) => ({
    method: 'POST',
    url: `${baseUrl}/agent`,
    headers: jsonHeaders(key),
    body: {
      model,
      input: prompt,
      tools: [
        {
          type: 'web_search',
          search_context_size: 'medium',
          ...(country !== null && { user_location: { country } }),
        },
      ],
      max_output_tokens: 4096,
      stream: false,
    },
  }),
  parse: (raw) => (isPlainObject(raw) ? readResponses(raw) : null),
  searched: searchRan,
  // Missing credit is reported with 401, 402 or 403.
  classify: (status, headers, body) =>
    classifyFault(status, headers, body, [['quota', /credit|balance|payment/iu, [401, 402, 403]]]),
};
