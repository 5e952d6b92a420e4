import { expect, it } from 'vitest';
import { adviceOf, stopOf } from './Fault.ts';
import { openrouter } from './openrouter.ts';

const BUSY = { message: 'At capacity.', availability: { code: 'capacity_exhausted', retry_after: 40 } };

it.each([
  [
    'a budget that answers under way fill for a moment',
    402,
    { code: 402, message: 'In-flight budget.', metadata: { limit_source: 'openrouter_in_flight_budget' } },
    ...(['rate', null] as const),
  ],
  [
    'a budget of the workspace that is spent',
    403,
    { code: 403, message: 'Limit exceeded', metadata: { limit_source: 'openrouter_workspace_budget' } },
    ...(['top_up', 'quota'] as const),
  ],
  ['a balance that is spent', 402, { code: 402, message: 'Insufficient credits' }, 'top_up', 'quota'],
  [
    'a guardrail that blocks a prompt',
    403,
    { code: 403, message: 'Request blocked: prompt injection patterns detected' },
    ...(['refused', null] as const),
  ],
  [
    'a model that refuses',
    400,
    { code: 400, message: 'Provider returned error', metadata: { error_type: 'refusal' } },
    ...(['refused', null] as const),
  ],
  [
    'a model that is not served in this region',
    403,
    { message: 'Not available.', error_type: 'permission_denied', availability: { code: 'region_restricted' } },
    ...(['region', 'region'] as const),
  ],
  [
    'a model that is gone',
    404,
    { message: 'It was a preview.', error_type: 'not_found', availability: { code: 'model_deprecated' } },
    ...(['model', null] as const),
  ],
  ['providers that are all busy', 429, BUSY, 'rate', null],
  [
    'a key that may not',
    403,
    { message: 'No access', metadata: { error_type: 'permission_denied' } },
    'check_key',
    'key',
  ],
] as const)('OpenRouter names %s in fields of its own', (_says, status, error, advice, stops) => {
  const fault = openrouter.classify(status, {}, { error });
  expect([adviceOf(fault), stopOf(fault)]).toEqual([advice, stops]);
});

it('waits as long as OpenRouter says in its own fields', () => {
  const waitOf = (error: object): number => openrouter.classify(429, {}, { error }).wait ?? 0;
  expect(waitOf(BUSY)).toBe(40_000);
  const resets = new Date(Date.now() + 7_200_000).toISOString();
  const spent = { message: 'Limit exceeded', metadata: { limit_source: 'openrouter_key_limit', resets_at: resets } };
  expect(Math.abs(waitOf(spent) - 7_200_000)).toBeLessThan(5000);
});
