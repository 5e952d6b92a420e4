import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { at, listAt, objectAt, objectsAt, textAt } from '#server/ingest/replies/json.ts';
import { parseLoosely } from '#server/ingest/replies/parseLoosely.ts';
import type { Headers } from './Adapter.ts';
import type { Fault, FaultKind } from './Fault.ts';
import { retryAfter } from './retryAfter.ts';

const MOST_DETAIL = 300;

/** Patterns in an error that determine its kind, whatever its status. The first match wins. */
type FaultRule = readonly [kind: FaultKind, words: RegExp, statuses?: readonly number[]];

/** Rules common to all providers. Codes are matched before messages, which may quote the prompt. */
const RULES: readonly FaultRule[] = [
  [
    'refused',
    /RiskDetection|SensitiveContent|DataInspectionFailed|data_inspection_failed|content_filter|content_policy|unsafe_request|prohibited_content|moderation_blocked|Content Exists Risk|violating our usage policy|content (?:filtering|management) policy|(?:不安全|敏感|违规)(?:内容|信息|或敏感)/u,
  ],
  [
    'quota',
    /insufficient_quota|credit_balance|insufficient.?balance|exceeded_current_quota|Arrearage|AccountOverdue|billing_error|BILLING_|QUOTA_USER|QuotaExceeded|CommodityNotPurchased|BillOverdue|ResourcePackExhausted|InArrears|insufficient_user_quota|budget_exceeded|credit balance is too low|out of credits?|payment required|API usage limits|usage_limit_exceeded|spend_limit|spend(?:ing)? cap|PerDay|daily (?:request )?(?:quota|limit)|per[- ]day|余额不足|额度不足|额度已用尽|欠费/iu,
  ],
  [
    'region',
    /unsupported_country|location is not supported|legal reasons|country,? (?:region,? or territory )?(?:is )?not supported/iu,
  ],
  [
    'auth',
    /invalid_api_key|incorrect_api_key|InvalidApiKey|authentication_error|AuthenticationError|invalid_authentication|invalid_iam_token|AuthFailure|access token invalid|API[_ ]key[_ ](?:not valid|invalid|expired)|invalid api.?key|incorrect api.?key|api key not found|unauthorized|(?:organization|account) has been (?:disabled|deactivated|suspended)/iu,
  ],
  [
    'search_off',
    /web.?search[^.]{0,60}(?:not (?:enabled|allowed|opened|available|activated)|disabled)|plug-?in[^.]{0,40}not/iu,
  ],
  [
    'model',
    /model_not_found|ModelNotOpen|InvalidEndpointOrModel|invalid_model|DeploymentNotFound|model(?:[^.]|\.\S){0,60}(?:does not exist|not found|not exist)|not a valid model|no endpoints (?:found|available)|无可用渠道|模型[^。]{0,20}(?:不存在|未开通)/iu,
  ],
  [
    'model',
    /model_?(?:decommissioned|deprecated|retired)|model(?:[^.]|\.\S){0,60}(?:\b(?:deprecated|decommissioned|retired|discontinued|shut down|not available)\b|no longer (?:available|supported|accessible))|(?:unsupported|unknown|invalid) model|模型[^。]{0,20}已(?:下线|停用|停止服务|弃用|废弃)/iu,
    [400, 403, 404, 410, 422],
  ],
  [
    'rate',
    /rate.?limit|throttl|too.?many.?requests|too_many_requests|limit_requests|limit_burst|RequestLimitExceeded|request limit reached|RESOURCE_EXHAUSTED|slow down/iu,
  ],
  ['server', /overloaded|server is busy|server_error|internal_error|bad_gateway|service_unavailable|UNAVAILABLE/iu],
];

const BY_STATUS: Readonly<Record<number, FaultKind>> = {
  401: 'auth',
  402: 'quota',
  403: 'auth',
  405: 'address',
  408: 'timeout',
  429: 'rate',
};

const MESSAGES = ['message', 'msg', 'Message', 'error_msg'] as const;

/** The field and problem of an entry in a list of validation errors. */
function fieldAtFault(entry: unknown): string {
  const path = (listAt(entry, 'loc') ?? []).map(String).join('.');
  const words = textAt(entry, 'msg');
  return path === '' || words === '' ? words : `${path}: ${words}`;
}

/** Extracts code and message of an error from any envelope. */
export function errorWords(body: unknown): { readonly code: string; readonly message: string } {
  if (Array.isArray(body)) return errorWords(body[0]);
  if (typeof body === 'string') return { code: '', message: body };
  // OpenRouter reports mid-generation failures in the answer's choice.
  const ofChoice = at(objectsAt(body, 'choices')[0], 'error');
  const cloud = at(body, 'Error') ?? at(body, 'Response', 'Error');
  const error = at(body, 'error') ?? ofChoice ?? objectAt(body, 'detail') ?? cloud;
  const holder = objectAt(error) ?? objectAt(body);
  const codes = ['code', 'type', 'status', 'Code', 'error_code'].flatMap((key) => {
    const code = at(holder, key);
    return typeof code === 'string' || typeof code === 'number' ? [String(code)] : [];
  });
  const details = objectsAt(holder, 'details').flatMap((detail) => [
    textAt(detail, 'reason'),
    ...objectsAt(detail, 'violations').map((violation) => textAt(violation, 'quotaId')),
  ]);
  // Anthropic's details are an object.
  details.push(textAt(holder, 'details', 'error_code'));
  const message =
    typeof error === 'string'
      ? error
      : MESSAGES.map((key) => textAt(holder, key)).find((text) => text !== '') ||
        textAt(body, 'detail') ||
        fieldAtFault(objectsAt(body, 'detail')[0] ?? objectsAt(holder, 'message', 'detail')[0]);
  return { code: [...codes, ...details].filter((code) => code !== '').join(' '), message };
}

/** The upstream provider's message, which OpenRouter passes on when its own says only that the provider failed. */
function saidBehind(body: unknown): string {
  const raw = at(body, 'error', 'metadata', 'raw') ?? at(objectsAt(body, 'choices')[0], 'error', 'metadata', 'raw');
  const text = typeof raw === 'string' ? raw.trim() : objectAt(raw) === undefined ? '' : JSON.stringify(raw);
  const parsed = parseLoosely(text);
  return (isPlainObject(parsed) ? errorWords(parsed).message : '') || text;
}

const HTML = /^\s*(?:<!--[^>]{0,2000}-->\s*)?<(?:!doctype|html|head|body|title|center|h1)\b/iu;
const isHtml = (body: unknown): boolean => typeof body === 'string' && HTML.test(body);

/** The error's code as status, if the response has a success status but the code is an HTTP error status. */
function statusTold(status: number, code: string): number {
  const told = /(?:^| )([45]\d\d)(?: |$)/u.exec(code)?.[1];
  return status < 300 && told !== undefined ? Number(told) : status;
}

/** Codes of success: gateways put their own envelope around replies, which then cannot be read. */
const GOOD = /^(?:0|200|ok|success|completed)(?: (?:ok|success|completed))*$/iu;

function kindOf(sent: number, body: unknown, rules: readonly FaultRule[]): FaultKind {
  if (sent >= 300 && sent < 400) return 'moved';
  // HTML comes from proxies or gateways, which know no models; those of some providers, such as Perplexity, check API keys.
  if (isHtml(body)) return sent === 401 ? 'auth' : sent === 429 ? 'rate' : 'gateway';
  // A truncated answer: its words are not those of an error.
  if (sent < 300 && typeof body === 'string') return 'unreadable';
  const { code, message } = errorWords(body);
  const status = statusTold(sent, code);
  for (const words of [code, message]) {
    const rule = [...rules, ...RULES].find(([, pattern, statuses]) => {
      return words !== '' && pattern.test(words) && (statuses?.includes(status) ?? true);
    });
    if (rule !== undefined) return rule[0];
  }
  const known = BY_STATUS[status];
  if (known !== undefined) return known;
  if (status >= 500) return 'server';
  // Some providers report an unknown model only with 404; a 404 that mentions no model means an unknown URL.
  if (status === 404) return /model/iu.test(message) ? 'model' : 'address';
  return status >= 400 || (code !== '' && !GOOD.test(code)) ? 'request' : 'unreadable';
}

/**
 * Classifies a response without an answer: first by the words of its error, because providers use different statuses for the same error,
 * then by its status.
 * @param rules the provider's own rules, applied before the common ones
 */
export function classifyFault(
  status: number,
  headers: Headers,
  body: unknown,
  rules: readonly FaultRule[] = [],
): Fault {
  const kind = kindOf(status, body, rules);
  const { code, message } = errorWords(body);
  const words = [code, message, saidBehind(body)].filter((word) => word !== '');
  const said = isHtml(body) ? `HTTP ${String(status)}, HTML` : words.join(': ');
  const detail = kind === 'moved' ? `HTTP ${String(status)} ${headers['location'] ?? ''}`.trim() : said;
  const wait = retryAfter(headers, body, kind === 'rate' || kind === 'server' ? message : '');
  return { kind, detail: (detail || `HTTP ${String(status)}`).slice(0, MOST_DETAIL), wait };
}

/** Whether the body of a success response holds an error instead of an answer. */
export function holdsError(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return true;
  const error = at(body, 'error');
  if (typeof error === 'string') return error.trim() !== '';
  return typeof error === 'object' && error !== null && Object.keys(error).length > 0;
}
