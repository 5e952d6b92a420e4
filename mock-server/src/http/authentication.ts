import type { Request } from 'express';
import { MockError, notLoggedIn } from '../refusal/MockError.ts';
import { isKeySecret } from '../service/keys/keySecret.ts';
import { Rights } from '../service/Rights.ts';
import type { User } from '../store/accounts/Directory.ts';
import type { AccountCall, Call } from './Call.ts';
import { deviceName } from './deviceName.ts';

/** Why a request has no valid login. */
type SignInFailure = 'unknown' | 'expired';

/** The call with its user, or the reason there is none. @throws MockError (HTTP 401) for an ended login that is set to answer so. */
export function findSignIn(call: Call): AccountCall | SignInFailure {
  const bearer = bearerOf(call.request);
  if (bearer === undefined) return 'unknown';
  const token = call.state.tokens.use(bearer);
  if (token === 'http401') {
    throw new MockError(
      401,
      { zh: '登录已过期，请重新登录', en: 'Your login has expired. Log in again.' },
      { status: 401 },
    );
  }
  if (typeof token === 'string') return token;
  const user = call.state.directory.user(token.userId);
  const team = user && call.state.directory.team(user.teamId);
  if (!user || !team) return 'unknown';
  const rights = new Rights({ user, team, language: call.locale }, call.state, call.services);
  return { ...call, user, team, token, key: null, rights };
}

/** @throws MockError (500, 未登录, or HTTP 401) when there is no valid login. */
export function requireSignIn(call: Call): AccountCall {
  const found = findSignIn(call);
  if (typeof found === 'string') throw notLoggedIn();
  return found;
}

/** Signs a user in on the requesting device. @returns the payload of the reply */
export function grantToken(call: Call, user: User): { readonly token: string } {
  const device = deviceName(call.request.headers['user-agent']);
  const { token } = call.state.tokens.issue(user.id, device, addressOf(call.request));
  return { token };
}

/** The only call that also takes its key in other ways: some spreadsheets cannot send custom headers. */
export const FEED_PATH = '/api/front/table/feed';
export const MCP_PATH = '/mcp';
/** Only programs make this call. A program without a valid key reads only the HTTP status and would believe its answers were stored. */
export const PUSH_PATH = '/api/front/answers/push';

/** The `WWW-Authenticate` challenge of calls that only programs make; null for other calls. */
export function schemesOf({ path }: Request): readonly string[] | null {
  if (path === MCP_PATH || path === PUSH_PATH) return [BEARER_SCHEME];
  return path === FEED_PATH ? [BASIC_SCHEME, BEARER_SCHEME] : null;
}

export const BEARER_SCHEME = 'Bearer realm="AnswerScope"';
const BASIC_SCHEME = 'Basic realm="AnswerScope", charset="UTF-8"';

/**
 * The credential of a request: a login token or an API key. A feed also takes its key as the password of Basic authentication (Excel,
 * Power BI) or as the query parameter `key` (Google Sheets).
 */
export function bearerOf(request: Request): string | undefined {
  const { authorization = '' } = request.headers;
  const bearer = /^Bearer +(?<token>\S{1,500})$/iu.exec(authorization)?.groups?.['token'];
  if (bearer !== undefined || request.path !== FEED_PATH) return bearer;
  return passwordOf(authorization) ?? new URLSearchParams(request.url.split('?')[1] ?? '').get('key') ?? undefined;
}

/** Headers and parameters that other APIs read keys from. */
const OTHER_HEADERS = ['authorization', 'x-api-key', 'api-key', 'x-auth-token'] as const;

const OTHER_PARAMETERS = ['key', 'api_key', 'apikey', 'token', 'access_token'] as const;

/** Whether a request without a credential carries a key where none is read: in another header, without `Bearer`, or in its address. */
export function hasKeyElsewhere(request: Request): boolean {
  const bearer = bearerOf(request);
  if (bearer !== undefined) return isKeySecret(bearer.replaceAll(/^["'<]|["'>]$/gu, ''));
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const sent = [
    ...OTHER_HEADERS.map((name) => request.get(name) ?? ''),
    ...OTHER_PARAMETERS.map((name) => query.get(name) ?? ''),
    ...basicOf(request.headers.authorization ?? ''),
  ];
  return sent.some((text) => isKeySecret(text.trim().split(/\s+/u).at(-1) ?? ''));
}

/** The password of Basic authentication, or the user beside an empty one, as `curl -u ask_...:` and programs that ask for one field send it. */
function passwordOf(authorization: string): string | undefined {
  const [user, ...parts] = basicOf(authorization);
  const password = parts.join(':');
  return password === '' ? user : password;
}

/** User and password, parted at each colon. */
function basicOf(authorization: string): readonly string[] {
  const encoded = /^Basic +(?<pair>[\w+/=-]{1,1000})$/iu.exec(authorization)?.groups?.['pair'];
  if (encoded === undefined) return [];
  return Buffer.from(encoded, 'base64').toString('utf8').split(':');
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/u;
const LONGEST_ADDRESS = 45;

/**
 * The client's address; behind proxies on this machine, the one that they report. Each appends whom it was called by, so the last address
 * of another machine is the client's; what stands before it, the client may have made up.
 */
export function addressOf(request: Request): string {
  const peer = request.socket.remoteAddress ?? '';
  if (!LOOPBACK.test(peer)) return peer;
  const reported = request.get('x-forwarded-for')?.split(',') ?? [];
  const client = reported.map((each) => each.trim()).findLast((each) => each !== '' && !LOOPBACK.test(each));
  return client?.slice(0, LONGEST_ADDRESS) ?? peer;
}
