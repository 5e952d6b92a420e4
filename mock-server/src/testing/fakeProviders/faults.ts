import type { ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';

/** The ways in which a fake provider can fail. */
export const FAULTS = [
  'rate_seconds',
  'rate_date',
  'rate_ms',
  'rate_google',
  'rate_in_400',
  'rate_long',
  'quota',
  'quota_daily',
  'auth',
  'echo_key',
  'region',
  'model',
  'bad_request',
  'refused',
  'moderated',
  'truncated',
  'empty',
  'degraded',
  'cut',
  'hang',
  'html_502',
  'html_200',
  'wrong_json',
  'wrong_shape',
  'redirect',
  'server_error',
  'overloaded',
  'unsearched',
] as const;
export type FakeFault = (typeof FAULTS)[number];

export interface FakeReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): FakeReply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

type Codes = Readonly<{ rate: unknown; quota: unknown; auth: unknown; authStatus: number; quotaStatus: number }>;

const openAiLike = (code: string, message: string, type = code): object => ({
  error: { message, type, code, param: null },
});

/** The error codes of each provider for the same failures. */
const WORDED: Partial<Readonly<Record<ProviderId, Codes>>> = {
  gemini: {
    rate: { error: { code: 429, message: 'Resource has been exhausted', status: 'RESOURCE_EXHAUSTED' } },
    quota: { error: { code: 429, message: 'Your prepayment credits are depleted.', status: 'RESOURCE_EXHAUSTED' } },
    quotaStatus: 429,
    auth: {
      error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' },
    },
    authStatus: 400,
  },
  claude: {
    rate: {
      type: 'error',
      error: { type: 'rate_limit_error', message: 'Number of requests has exceeded' },
      request_id: 'r',
    },
    quota: { type: 'error', error: { type: 'invalid_request_error', message: 'Your credit balance is too low' } },
    quotaStatus: 400,
    auth: { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } },
    authStatus: 401,
  },
  deepseek: {
    rate: { error: { message: 'Rate limit reached', type: 'rate_limit_error' } },
    quota: { error: { message: 'Insufficient Balance', type: 'unknown_error' } },
    quotaStatus: 402,
    auth: { error: { message: 'Authentication Fails (no such user)', type: 'authentication_error' } },
    authStatus: 401,
  },
  perplexity: {
    rate: { detail: 'Too many requests' },
    quota: { error: { code: 401, message: 'You have run out of credits', type: 'payment' } },
    quotaStatus: 401,
    auth: { detail: [{ msg: 'Invalid API key' }] },
    authStatus: 401,
  },
  qwen: {
    rate: { code: 'Throttling.AllocationQuota', message: 'Allocated quota exceeded', request_id: 'q' },
    quota: { code: 'Arrearage', message: 'Access denied, your account is overdue', request_id: 'q' },
    quotaStatus: 400,
    auth: { code: 'InvalidApiKey', message: 'Invalid API-key provided.', request_id: 'q' },
    authStatus: 401,
  },
  kimi: {
    rate: { error: { type: 'rate_limit_reached_error', message: 'max RPM: 3, please try again' } },
    quota: { error: { type: 'exceeded_current_quota_error', message: 'Your account is suspended' } },
    quotaStatus: 429,
    auth: { error: { type: 'invalid_authentication_error', message: 'Invalid Authentication' } },
    authStatus: 401,
  },
  ernie: {
    rate: {
      error: { code: 'rpm_rate_limit_exceeded', message: 'Rate limit reached for RPM', type: 'rate_limit' },
      id: 'as',
    },
    quota: { error: { code: 'account_overdue', message: 'insufficient balance', type: 'billing' }, id: 'as' },
    quotaStatus: 429,
    auth: {
      error: { code: 'invalid_iam_token', message: 'invalid_iam_token', type: 'invalid_request_error' },
      id: 'as',
    },
    authStatus: 401,
  },
};

const ARK: Codes = {
  rate: openAiLike(
    'RateLimitExceeded.EndpointRPMExceeded',
    'The Requests Per Minute limit is exceeded',
    'TooManyRequests',
  ),
  quota: openAiLike('AccountOverdueError', 'Your account has an overdue balance', 'Forbidden'),
  quotaStatus: 403,
  auth: openAiLike('AuthenticationError', 'the API key or AK/SK in the request is missing or invalid', 'Unauthorized'),
  authStatus: 401,
};

const OPENAI: Codes = {
  rate: openAiLike('rate_limit_exceeded', 'Rate limit reached for requests', 'requests'),
  quota: openAiLike('insufficient_quota', 'You exceeded your current quota', 'insufficient_quota'),
  quotaStatus: 429,
  auth: openAiLike('invalid_api_key', 'Incorrect API key provided', 'invalid_request_error'),
  authStatus: 401,
};

function codesOf(provider: ProviderId): Codes {
  return WORDED[provider] ?? (provider.startsWith('doubao') ? ARK : OPENAI);
}

const GOOGLE_DAILY = {
  error: {
    code: 429,
    message: 'You exceeded your current quota',
    status: 'RESOURCE_EXHAUSTED',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
        violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel' }],
      },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '40000s' },
    ],
  },
};

const GOOGLE_RATE = {
  error: {
    code: 429,
    message: 'Please retry later',
    status: 'RESOURCE_EXHAUSTED',
    details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '0.04s' }],
  },
};

type Make = (provider: ProviderId, sent: string, now: number) => FakeReply;

/** Failures that are ordinary HTTP responses; `faultyAnswer` or the server itself makes the others. */
const REPLIES: Partial<Readonly<Record<FakeFault, Make>>> = {
  rate_seconds: (provider) => json(429, codesOf(provider).rate, { 'retry-after': '1' }),
  rate_date: (provider, _sent, now) =>
    json(429, codesOf(provider).rate, { 'retry-after': new Date(now + 2000).toUTCString() }),
  rate_ms: (provider) => json(429, codesOf(provider).rate, { 'retry-after-ms': '30' }),
  rate_google: () => json(429, GOOGLE_RATE),
  rate_in_400: () => json(400, openAiLike('throttled', 'Throttling: too many requests')),
  rate_long: (provider) => json(429, codesOf(provider).rate, { 'retry-after': '3600' }),
  quota: (provider) => json(codesOf(provider).quotaStatus, codesOf(provider).quota),
  quota_daily: () => json(429, GOOGLE_DAILY),
  auth: (provider) => json(codesOf(provider).authStatus, codesOf(provider).auth),
  echo_key: (_provider, sent) =>
    json(401, openAiLike('invalid_api_key', `Incorrect API key provided: ${sent}`), { 'x-echo': sent }),
  region: () =>
    json(403, openAiLike('unsupported_country_region_territory', 'Country, region, or territory not supported')),
  model: () => json(404, openAiLike('model_not_found', 'The model does not exist or you do not have access to it.')),
  bad_request: () => json(400, openAiLike('unknown_parameter', 'Unknown parameter: tools[0].foo')),
  moderated: () =>
    json(400, openAiLike('content_filter', 'The request was rejected because it was considered high risk')),
  html_502: () => ({
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: '<html><h1>502 Bad Gateway</h1></html>',
  }),
  html_200: () => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Log in</title>',
  }),
  wrong_json: () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"id": "x", "output": [' }),
  wrong_shape: () => json(200, { hello: 'world' }),
  redirect: () => ({ status: 302, headers: { location: 'https://elsewhere.example/login' }, body: '' }),
  server_error: () => json(500, openAiLike('server_error', 'The server had an error')),
  overloaded: () => json(529, { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
};

/** The response of a failure that is an ordinary HTTP response; null for any other. */
export function faultReply(fault: FakeFault, provider: ProviderId, sent: string, now: number): FakeReply | null {
  return REPLIES[fault]?.(provider, sent, now) ?? null;
}
