import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { readResponses } from '#server/ingest/replies/readers/readResponses.ts';
import type { Adapter, Headers } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';
import type { Fault } from './Fault.ts';
import { MOST_SEARCHES } from './openai.ts';
import { searchRan } from './searchRan.ts';
import { withoutForce } from './withoutForce.ts';

const classify = (status: number, headers: Headers, body: unknown): Fault =>
  classifyFault(status, headers, body, [
    // The limit set by the account owner for a model's trial.
    ['quota', /AccountOverdue|QuotaExceeded|SetLimitExceeded/u],
    ['search_off', /ToolNotOpen|not activated web search/u],
    ['search_off', /AccessDenied/u, [403]],
  ]);

/** Volcano Engine's Ark with web search, on the Responses API. */
export const doubao: Adapter = {
  id: 'doubao',
  build: ({ baseUrl, key, model, prompt, searchMode, country }) => ({
    method: 'POST',
    url: `${baseUrl}/responses`,
    headers: { ...jsonHeaders(key), ...(searchMode !== 'none' && { 'ark-beta-web-search': 'true' }) },
    body: {
      model,
      stream: false,
      input: [{ role: 'user', content: [{ type: 'input_text', text: prompt }] }],
      ...(searchMode !== 'none' && {
        tools: [
          {
            type: 'web_search',
            limit: 10,
            ...(country !== null && { user_location: { type: 'approximate', country } }),
          },
        ],
        max_tool_calls: MOST_SEARCHES,
        // Only Seed 1.8 and 2.0 accept it; other models are asked without.
        ...(searchMode === 'forced' && { tool_choice: 'required' }),
      }),
    },
  }),
  parse: (raw) => (isPlainObject(raw) ? readResponses(raw) : null),
  searched: searchRan,
  instead: withoutForce('auto'),
  classify,
};

const OFF = { type: 'disabled' } as const;

/** The vendor's `doubao_app` tool, presented as the capability of the Doubao app. One feature at a time. */
export const doubaoApp: Adapter = {
  id: 'doubao_app',
  build: ({ baseUrl, key, model, prompt }) => ({
    method: 'POST',
    url: `${baseUrl}/responses`,
    headers: { ...jsonHeaders(key), 'ark-beta-doubao-app': 'true' },
    body: {
      model,
      stream: false,
      input: prompt,
      tools: [
        {
          type: 'doubao_app',
          feature: { ai_search: { type: 'enabled' }, chat: OFF, deep_chat: OFF, reasoning_search: OFF },
        },
      ],
    },
  }),
  parse: (raw) => (isPlainObject(raw) ? readResponses(raw) : null),
  classify,
  fixedCost: 0.028,
};
