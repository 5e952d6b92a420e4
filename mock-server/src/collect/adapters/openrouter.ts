import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { at, objectsAt, textAt } from '#server/ingest/replies/json.ts';
import { readChatCompletion } from '#server/ingest/replies/readers/readChatCompletion.ts';
import type { Adapter } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';
import type { FaultKind } from './Fault.ts';
import { MOST_SEARCHES, MOST_TOKENS } from './openai.ts';

/** OpenRouter's own words for an error, which are more exact than its status. */
const ERRORS: readonly (readonly [kind: FaultKind, words: RegExp])[] = [
  // Answers under way already reserve the balance: it is free again when they end.
  ['rate', /openrouter_in_flight_budget|capacity_exhausted/u],
  ['quota', /openrouter_(?:guardrail_budget|workspace_budget|key_limit|credits)|payment_required/u],
  ['refused', /content_policy_violation|\brefusal\b/u],
  ['region', /region_restricted/u],
  [
    'model',
    /model_(?:not_found|deprecated|unavailable_upstream)|no_endpoints|free_variant_ended|privacy_restricted|constraint_filtered|wrong_endpoint/u,
  ],
];

/** The kinds of error that a body names, in the fields that OpenRouter has for them. */
function errorsNamed(body: unknown): string {
  const error = at(body, 'error') ?? at(objectsAt(body, 'choices')[0], 'error');
  return [
    textAt(error, 'availability', 'code'),
    textAt(error, 'metadata', 'limit_source'),
    textAt(error, 'metadata', 'error_type'),
    textAt(error, 'error_type'),
  ].join(' ');
}

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
      ...ERRORS.flatMap(([kind, words]) => (words.test(errorsNamed(body)) ? [[kind, /^/u] as const] : [])),
      ['refused', /requires moderation|input was flagged/iu],
      // A guardrail of the key's owner.
      ['refused', /^request blocked/iu, [403]],
      // The spending limit that the owner set for a key.
      ['quota', /key limit exceeded/iu],
    ]),
};
