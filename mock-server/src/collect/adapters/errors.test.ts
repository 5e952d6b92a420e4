import { expect, it } from 'vitest';
import type { CollectAdvice, ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import { adapterOf } from './adapterOf.ts';
import { adviceOf, stopOf } from './Fault.ts';

const openAi = (message: string, code: string | null = null, type = 'invalid_request_error'): object => ({
  error: { message, type, param: null, code },
});
const anthropic = (type: string, message: string): object => ({ type: 'error', error: { type, message } });
const google = (code: number, status: string, message: string, ...details: readonly object[]): object => ({
  error: { code, status, message, details },
});
const FREE_DAY = { violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' }] };
const RETRY_SOON = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '25s' };

type Case = readonly [
  says: string,
  id: ProviderId,
  status: number,
  body: unknown,
  advice: CollectAdvice,
  stops: ReturnType<typeof stopOf>,
];

/** Real error responses, shortened. */
const CASES: readonly Case[] = [
  [
    'a prompt that a filter of one model flagged is refused; the others are asked',
    'openrouter',
    403,
    openAi('This model requires moderation. Your input was flagged for "violence". No credits were charged.'),
    ...(['refused', null] as const),
  ],
  [
    'a closed organization, which no prompt can change',
    'claude',
    400,
    anthropic('invalid_request_error', 'This organization has been disabled.'),
    ...(['check_key', 'key'] as const),
  ],
  [
    'an unsafe prompt is no bad key',
    'grok',
    403,
    { code: 'permission denied', error: 'Content violates usage guidelines. Failed check: SAFETY_CHECK_TYPE_BIO' },
    ...(['refused', null] as const),
  ],
  [
    'a team without credit is told to top up',
    'grok',
    403,
    { code: 'permission denied', error: 'Your team 1a2b has either used all available credits or reached its limit.' },
    ...(['top_up', 'quota'] as const),
  ],
  [
    'a tool that its account has not opened',
    'doubao',
    404,
    openAi('Your account has not activated web search.', 'ToolNotOpen', 'NotFound'),
    ...(['open_search', null] as const),
  ],
  [
    'a model paused at the limit that its owner set',
    'doubao',
    429,
    openAi('Your account has reached the set inference limit; the service is paused.', 'SetLimitExceeded', 'Limit'),
    ...(['top_up', 'quota'] as const),
  ],
  [
    'a limit of spending',
    'claude',
    400,
    anthropic('invalid_request_error', 'You have reached your specified API usage limits.'),
    ...(['top_up', 'quota'] as const),
  ],
  ['an address that takes no questions', 'openai', 405, { detail: 'Method Not Allowed' }, 'address', null],
  ['a law that forbids it', 'openai', 451, openAi('Unavailable for legal reasons'), 'region', 'region'],
  ['a page of a proxy', 'openai', 502, '<center><h1>502 Bad Gateway</h1></center>', 'gateway', null],
  ['a page that begins with a comment', 'openai', 200, '<!-- 1 --><html><title>Login</title>', 'gateway', null],
  [
    'a country that is not served',
    'claude',
    403,
    anthropic('forbidden', 'Request not allowed'),
    ...(['region', 'region'] as const),
  ],
  ['a busy provider', 'claude', 529, anthropic('overloaded_error', 'Overloaded'), 'server', null],
  ['moderation in plain words', 'deepseek', 400, openAi('Content Exists Risk'), 'refused', null],
  [
    'moderation with a code of a bad request',
    'openai',
    400,
    openAi('Invalid prompt: your prompt was flagged as potentially violating our usage policy.', 'invalid_prompt'),
    ...(['refused', null] as const),
  ],
  [
    'a model that is not open to this account',
    'qwen',
    403,
    { code: 'Model.AccessDenied', message: 'Model access denied.' },
    ...(['model', null] as const),
  ],
  [
    'a model without a free quota',
    'gemini',
    429,
    google(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for metric: free_tier_requests, limit: 0', FREE_DAY, RETRY_SOON),
    ...(['top_up', 'quota'] as const),
  ],
  [
    'a limit of a minute, whose words name billing too',
    'gemini',
    429,
    google(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing details.'),
    ...(['rate', null] as const),
  ],
  [
    'a country without a free quota',
    'gemini',
    400,
    google(400, 'FAILED_PRECONDITION', 'The free tier is not available in your country. Please enable billing.'),
    ...(['top_up', 'quota'] as const),
  ],
  ['a wall in between is no bad key', 'openai', 403, '<!DOCTYPE html><title>Just a moment</title>', 'gateway', null],
  ['a call that is not there is no missing model', 'openai', 404, '404 page not found', 'address', null],
  ['the same in JSON', 'openai', 404, openAi('Invalid URL (POST /responses)'), 'address', null],
  [
    'a model that is not there',
    'gemini',
    404,
    google(404, 'NOT_FOUND', 'models/gemini-1 is not found'),
    ...(['model', null] as const),
  ],
  [
    'a failure under way with a good status',
    'openai',
    200,
    { ...openAi('An error occurred. You can retry your request.', 'server_error', 'server_error'), status: 'failed' },
    ...(['server', null] as const),
  ],
  [
    'the same in the place of the answer',
    'openrouter',
    200,
    { choices: [{ error: { code: 502, message: 'Provider returned error' }, message: { content: '' } }] },
    ...(['server', null] as const),
  ],
  [
    'a search that its account has not opened, with the code of a key that may not',
    'claude',
    403,
    anthropic('permission_error', 'Web search is not enabled for your organization.'),
    ...(['open_search', null] as const),
  ],
  [
    'an answer that was filtered, with the code of a bad request',
    'claude',
    400,
    anthropic('invalid_request_error', 'Output blocked by content filtering policy'),
    ...(['refused', null] as const),
  ],
  [
    'a cap of spending, with the code of too many requests',
    'gemini',
    429,
    google(429, 'RESOURCE_EXHAUSTED', 'Your project has exceeded its monthly spending cap.'),
    ...(['top_up', 'quota'] as const),
  ],
  [
    'a key that was refused with a page',
    'perplexity',
    401,
    '<html>\r\n<head><title>401 Authorization Required</title></head></html>',
    ...(['check_key', 'key'] as const),
  ],
  [
    'a model that nobody behind it serves',
    'openrouter',
    404,
    { error: { message: 'No endpoints found for alpha/one.', code: 404 } },
    ...(['model', null] as const),
  ],
  [
    'a name that is none of a model',
    'openrouter',
    400,
    { error: { message: 'one is not a valid model ID', code: 400 } },
    ...(['model', null] as const),
  ],
  [
    'a key that spent what its owner lets it',
    'openrouter',
    403,
    { error: { message: 'Key limit exceeded (total limit).', code: 403 } },
    ...(['top_up', 'quota'] as const),
  ],
  [
    'a deployment that is not there',
    'openai',
    404,
    { error: { code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' } },
    ...(['model', null] as const),
  ],
  [
    'a budget that a proxy holds',
    'openai',
    400,
    { error: { message: 'Budget has been exceeded! Max budget: 10.0', type: 'budget_exceeded', code: '400' } },
    ...(['top_up', 'quota'] as const),
  ],
  [
    'a proxy in Chinese without credit',
    'openai',
    403,
    { error: { message: '用户额度不足, 剩余额度: ¥0.00', type: 'new_api_error', code: '' } },
    ...(['top_up', 'quota'] as const),
  ],
  [
    'a proxy in Chinese without the model',
    'openai',
    503,
    { error: { message: '当前分组 default 下对于模型 gpt 无可用渠道', type: 'new_api_error' } },
    ...(['model', null] as const),
  ],
  [
    'a limit of a day in the older envelope of Baidu',
    'ernie',
    200,
    { error_code: 17, error_msg: 'Open api daily request limit reached' },
    ...(['top_up', 'quota'] as const),
  ],
  [
    'a signature that is none, in the envelope of Tencent Cloud',
    'tokenhub',
    200,
    { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'No valid credentials.' }, RequestId: 'r' } },
    ...(['check_key', 'key'] as const),
  ],
  [
    'half an answer, whatever it speaks of',
    'openai',
    200,
    '{"output_text":"100 requests per day, and then out of credits',
    ...(['unreadable', null] as const),
  ],
];

it.each(CASES)('tells what to do about %s', (_says, id, status, body, advice, stops) => {
  const fault = adapterOf(id).classify(status, {}, body);
  expect([adviceOf(fault), stopOf(fault)]).toEqual([advice, stops]);
});

it('waits for a quota of a day until the day ends where its provider is, whatever wait it names', () => {
  const body = google(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota', FREE_DAY, RETRY_SOON);
  const fault = adapterOf('gemini').classify(429, {}, body);
  expect(adviceOf(fault)).toBe('wait_for_quota');
  const renews = new Date(Date.now() + (fault.wait ?? 0));
  expect(renews.toLocaleTimeString('en-GB', { timeZone: 'America/Los_Angeles' })).toMatch(/^(?:00:00:00|23:59:59)$/u);
});

it.each([
  ['words', 'alpha/one is temporarily limited upstream.', 'alpha/one is temporarily limited upstream.'],
  ['an error of its own', '{"error":{"code":400,"message":"tools are not supported"}}', 'tools are not supported'],
])('passes on what failed behind OpenRouter, said in %s', (_, raw, words) => {
  const error = { code: 429, message: 'Provider returned error', metadata: { raw, provider_name: 'Alpha' } };
  const fault = adapterOf('openrouter').classify(429, {}, { error });
  expect(fault).toMatchObject({ kind: 'rate', detail: `429: Provider returned error: ${words}` });
});

it('names the field at fault, where only a list of them says what is wrong', () => {
  const detail = [{ type: 'extra_forbidden', loc: ['body', 'tools'], msg: 'Extra inputs are not permitted' }];
  const words = 'body.tools: Extra inputs are not permitted';
  for (const body of [{ detail }, { object: 'error', message: { detail }, type: 'invalid_request_error' }]) {
    const fault = adapterOf('mistral').classify(422, {}, body);
    expect(fault).toMatchObject({ kind: 'request', detail: expect.stringContaining(words) });
  }
});

it('waits for the end of a limit that OpenRouter passes on', () => {
  const metadata = { headers: { 'X-RateLimit-Limit': '50', 'X-RateLimit-Reset': String(Date.now() + 3_600_000) } };
  const error = { code: 429, message: 'Rate limit exceeded: free-models-per-day. Add credits.', metadata };
  const fault = adapterOf('openrouter').classify(429, {}, { error });
  expect(adviceOf(fault)).toBe('wait_for_quota');
  expect(Math.abs((fault.wait ?? 0) - 3_600_000)).toBeLessThan(5000);
});

it.each([
  ['retry-after-ms', '99999999999999999999'],
  ['retry-after', '9999999999h'],
])('takes a wait that no clock tells (%s: %s) for none', (name, value) => {
  expect(adapterOf('openai').classify(503, { [name]: value }, '').wait).toBeNull();
});

it.each([
  ['Rate limit reached for gpt-5.6 on tokens per min (TPM). Please try again in 6m0s. Visit the console.', 360_000],
  ['Rate limit reached. Please try again in 120ms.', 120],
  ['Rate limit reached. Please try again in 1.2s.', 1200],
  ['Requests have exceeded the rate limit. Please retry after 26 seconds.', 26_000],
  ['Rate limit reached. Please try again later.', null],
])('waits as long as the words say where nothing else does: %s', (message, wait) => {
  const body = openAi(message, 'rate_limit_exceeded', 'tokens');
  expect(adapterOf('openai').classify(429, {}, body).wait).toBe(wait);
  expect(adapterOf('openai').classify(429, { 'retry-after': '2' }, body).wait).toBe(2000);
});

it('a reply in the envelope of a gateway is one that cannot be read, not a refused request', () => {
  const wrapped = { code: 0, message: 'success', data: { object: 'response' } };
  expect(adviceOf(adapterOf('openai').classify(200, {}, wrapped))).toBe('unreadable');
  expect(adviceOf(adapterOf('openai').classify(200, {}, { code: 'InvalidParameter', message: 'bad' }))).toBe('request');
});
