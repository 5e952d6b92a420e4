import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { listAt, numberAt, objectsAt } from '#server/ingest/replies/json.ts';
import { readChatCompletion } from '#server/ingest/replies/readers/readChatCompletion.ts';
import type { Adapter } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';

/** Lowest flag of an answer that must not be shown: banned, hidden or recalled. */
const FIRST_BANNED = 2;

/** Baidu's Qianfan with web search. The pages are returned only with the search trace. */
export const ernie: Adapter = {
  id: 'ernie',
  build: ({ baseUrl, key, model, prompt, searchMode }) => ({
    method: 'POST',
    url: `${baseUrl}/chat/completions`,
    headers: jsonHeaders(key),
    body: {
      model,
      messages: [{ role: 'user', content: prompt }],
      ...(searchMode !== 'none' && {
        web_search: {
          ...{ enable: true, enable_citation: true, enable_trace: true, enable_status: false },
          search_mode: 'auto',
        },
      }),
    },
  }),
  parse: (raw) => {
    const reply = isPlainObject(raw) ? readChatCompletion(raw) : null;
    const flag = numberAt(objectsAt(raw, 'choices')[0], 'flag') ?? 0;
    return reply !== null && flag >= FIRST_BANNED
      ? { ...reply, status: 'refused', reason: `flag ${String(flag)}` }
      : reply;
  },
  searched: (raw) =>
    (numberAt(raw, 'usage', 'prompt_tokens_details', 'search_tokens') ?? 0) > 0 ||
    (listAt(raw, 'search_results') ?? []).length > 0,
  classify: (status, headers, body) =>
    classifyFault(status, headers, body, [
      ['quota', /balance|BILLING|QUOTA_USER|arrear/iu, [429, 403]],
      ['auth', /access_denied|invalid_iam_token/u],
    ]),
};
