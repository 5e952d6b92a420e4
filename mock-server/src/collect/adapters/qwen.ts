import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { listAt, numberAt } from '#server/ingest/replies/json.ts';
import { readDashScope } from '#server/ingest/replies/readers/readDashScope.ts';
import type { Adapter } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';

/** DashScope's native text generation: the compatible mode shows no sources. */
export const qwen: Adapter = {
  id: 'qwen',
  build: ({ baseUrl, key, model, prompt, searchMode }) => ({
    method: 'POST',
    url: `${baseUrl}/services/aigc/text-generation/generation`,
    headers: jsonHeaders(key),
    body: {
      model,
      input: { messages: [{ role: 'user', content: prompt }] },
      parameters: {
        result_format: 'message',
        ...(searchMode !== 'none' && {
          enable_search: true,
          search_options: {
            forced_search: searchMode === 'forced',
            enable_source: true,
            enable_citation: true,
            citation_format: '[<number>]',
            search_strategy: 'turbo',
          },
        }),
      },
    },
  }),
  parse: (raw) => (isPlainObject(raw) ? readDashScope(raw) : null),
  // Above fifteen searches a second nothing fails: the search just does not run.
  searched: (raw) => {
    const results = listAt(raw, 'output', 'search_info', 'search_results');
    return results !== undefined && (numberAt(raw, 'usage', 'plugins', 'search', 'count') ?? 1) > 0;
  },
  classify: (status, headers, body) =>
    classifyFault(status, headers, body, [
      ['quota', /free (?:allocated )?quota|FreeTierOnly|Arrearage|CommodityNotPurchased|BillOverdue/iu],
      // Here these are tokens a minute.
      ['rate', /Throttling|insufficient_quota|limit_requests|limit_burst_rate/u, [429, 400, 503]],
    ]),
};
