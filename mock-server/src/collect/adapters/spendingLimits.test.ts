import { expect, it } from 'vitest';
import { claude } from './claude.ts';
import { adviceOf, stopOf } from './Fault.ts';
import { mistral } from './mistral.ts';
import { openai } from './openai.ts';
import { qwen } from './qwen.ts';

const rateError = {
  type: 'rate_limit_error',
  message: 'Paused.',
  details: { error_code: 'enforced_spend_limit_reached' },
};

it.each([
  ['with the type of a rate limit', claude, 429, { type: 'error', error: rateError }],
  [
    'of a project',
    openai,
    429,
    { error: { message: 'Reached.', type: 'requests', code: 'project_spend_limit_exceeded' } },
  ],
  ['of an organization', openai, 429, { error: { message: 'Reached.', code: 'organization_usage_limit_exceeded' } }],
  ['with the status of a rejected key', mistral, 401, { message: 'Inactive subscription or usage limit reached' }],
  [
    'that is a debt',
    qwen,
    403,
    { code: 'AccessDenied', message: 'Please make sure your account is in good standing.' },
  ],
])('a limit of spending %s ends the round of the provider, and is never waited for', (_, adapter, status, body) => {
  const fault = adapter.classify(status, {}, body);
  expect([adviceOf(fault), stopOf(fault)]).toEqual(['top_up', 'quota']);
});
