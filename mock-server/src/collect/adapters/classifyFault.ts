import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { at, listAt, objectAt, objectsAt, textAt } from '#server/ingest/replies/json.ts';
import { parseLoosely } from '#server/ingest/replies/parseLoosely.ts';
import type { Headers } from './Adapter.ts';
import type { Fault, FaultKind } from './Fault.ts';
import { retryAfter } from './retryAfter.ts';

const MOST_DETAIL = 300;

/** Words of an error that tell its kind, whatever its status. The first that fits counts. */
type FaultRule = readonly [kind: FaultKind, words: RegExp, statuses?: readonly number[]];

/** What all providers' errors have in common. Codes come before messages, which may repeat words of the question. */
const RULES: readonly FaultRule[] = [
  [
    'refused',
    /RiskDetection|SensitiveContent|DataInspectionFailed|data_inspection_failed|content_filter|content_policy|unsafe_request|prohibited_content|moderation_blocked|Content Exists Risk|violating our usage policy|content (?:filtering|management) policy/u,
  ],
  [
    'quota',
    /insufficient_quota|credit_balance|insufficient.?balance|exceeded_current_quota|Arrearage|AccountOverdue|billing_error|BILLING_|QUOTA_USER|QuotaExceeded|CommodityNotPurchased|BillOverdue|ResourcePackExhausted|InArrears|insufficient_user_quota|budget_exceeded|credit balance is too low|out of credits?|payment required|API usage limits|spend(?:ing)? cap|PerDay|daily (?:request )?(?:quota|limit)|per[- ]day|余额不足|额度不足|额度已用尽|欠费/iu,
  ],
  [
    'region',
    /unsupported_country|location is not supported|legal reasons|country,? (?:region,? or territory )?(?:is )?not supported/iu,
  ],
  [
    'auth',
    /invalid_api_key|incorrect_api_key|InvalidApiKey|authentication_error|AuthenticationError|invalid_authentication|invalid_iam_token|AuthFailure|access token invalid|API[_ ]key[_ ](?:not valid|invalid|expired)|invalid api.?key|incorrect api.?key|api key not found|unauthorized/iu,
  ],
  [
    'search_off',
    /web.?search[^.]{0,60}(?:not (?:enabled|allowed|opened|available|activated)|disabled)|plug-?in[^.]{0,40}not/iu,
  ],
  [
    'model',
    /model_not_found|ModelNotOpen|InvalidEndpointOrModel|invalid_model|DeploymentNotFound|model[^.]{0,60}(?:does not exist|not found|not exist)|not a valid model|no endpoints (?:found|available)|无可用渠道/iu,
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

/** What is wrong with which field, as checkers of requests list it. */
function fieldAtFault(entry: unknown): string {
  const path = (listAt(entry, 'loc') ?? []).map(String).join('.');
  const words = textAt(entry, 'msg');
  return path === '' || words === '' ? words : `${path}: ${words}`;
}

/** The error of a body in whatever envelope, as code and words. */
export function errorWords(body: unknown): { readonly code: string; readonly message: string } {
  if (Array.isArray(body)) return errorWords(body[0]);
  if (typeof body === 'string') return { code: '', message: body };
  // OpenRouter tells what failed under way in the place of the answer.
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
  const message =
    typeof error === 'string'
      ? error
      : MESSAGES.map((key) => textAt(holder, key)).find((text) => text !== '') ||
        textAt(body, 'detail') ||
        fieldAtFault(objectsAt(body, 'detail')[0] ?? objectsAt(holder, 'message', 'detail')[0]);
  return { code: [...codes, ...details].filter((code) => code !== '').join(' '), message };
}

/** What the one behind a middleman said, where that one's own words are only that it failed: OpenRouter passes it on. */
function saidBehind(body: unknown): string {
  const raw = at(body, 'error', 'metadata', 'raw') ?? at(objectsAt(body, 'choices')[0], 'error', 'metadata', 'raw');
  const text = typeof raw === 'string' ? raw.trim() : objectAt(raw) === undefined ? '' : JSON.stringify(raw);
  const parsed = parseLoosely(text);
  return (isPlainObject(parsed) ? errorWords(parsed).message : '') || text;
}

const HTML = /^\s*(?:<!--[^>]{0,2000}-->\s*)?<(?:!doctype|html|head|body|title|center|h1)\b/iu;
const isHtml = (body: unknown): boolean => typeof body === 'string' && HTML.test(body);

/** What stands in for the status where a failure comes with a good one: its code, where that is a status. */
function statusTold(status: number, code: string): number {
  const told = /(?:^| )([45]\d\d)(?: |$)/u.exec(code)?.[1];
  return status < 300 && told !== undefined ? Number(told) : status;
}

function kindOf(sent: number, body: unknown, rules: readonly FaultRule[]): FaultKind {
  if (sent >= 300 && sent < 400) return 'moved';
  // Pages come from what stands in between, which knows no models; at some, Perplexity among them, it looks at the keys.
  if (isHtml(body)) return sent === 401 ? 'auth' : sent === 429 ? 'rate' : 'gateway';
  // The words of half an answer are those of the answer, whatever they speak of.
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
  // Some say of a model only that it is not there; whoever answers with less knows no such call.
  if (status === 404) return /model/iu.test(message) ? 'model' : 'address';
  return status >= 400 || code !== '' ? 'request' : 'unreadable';
}

/**
 * Why a reply is no answer: by the words of its error first, since providers say the same with different statuses, then by its status.
 * @param rules the provider's own, which come before those of all
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

/** Whether a body that came with a good status holds an error instead of an answer. */
export function holdsError(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return true;
  const error = at(body, 'error');
  if (typeof error === 'string') return error.trim() !== '';
  return typeof error === 'object' && error !== null && Object.keys(error).length > 0;
}
