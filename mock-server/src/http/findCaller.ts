import type { Request } from 'express';
import type { KeyScope } from '#client/api/keySchemas.ts';
import { forbidden, MockError } from '../refusal/MockError.ts';
import { isKeySecret } from '../service/keys/keySecret.ts';
import { useKey } from '../service/keys/useKey.ts';
import { Rights } from '../service/Rights.ts';
import type { KeyRecord } from '../store/keys/KeyRecord.ts';
import { BEARER_SCHEME, bearerOf, findSignIn, hasKeyElsewhere, requireSignIn, schemesOf } from './authentication.ts';
import type { AccountCall, Call, SignedCall } from './Call.ts';

/**
 * Identifies the caller: a person with a login, who may make every call, or a program with a key, which may make the calls of its
 * scopes in its projects. `rights.projects` are the caller's projects.
 * @param scope the scope a key needs for this call; null: keys are refused.
 * @throws MockError as `requireSignIn`; for a key 401 (unknown or revoked), 403 (without the scope) or 429 with Retry-After, as HTTP
 * status too; on calls for programs only, 401 for a request with neither a key nor a login.
 */
export function findCaller(call: Call, scope: KeyScope | null): SignedCall {
  const bearer = keyOf(call.request);
  if (bearer === null) return withoutKey(call);
  const { state, services } = call;
  const holder = useKey(state, services.environment, bearer);
  if (holder === null) throw unknownKey(call);
  requireRate(call, holder.key);
  if (scope === null || !holder.key.scopes.includes(scope)) throw outOfScope(scope);
  const rights = new Rights({ ...holder, language: null }, state, services, new Set(holder.key.projectIds));
  return { ...call, user: holder.user, team: holder.team, key: holder.key, rights };
}

/** @throws MockError as `requireSignIn`; 403 for a key, which is valid on other calls only. */
export function requireAccount(call: Call): AccountCall {
  if (isKeyCall(call.request)) findCaller(call, null);
  return requireSignIn(call);
}

/** Whether the request carries a key, valid or not: refusals then use their code as HTTP status too. */
export function isKeyCall(request: Request): boolean {
  return keyOf(request) !== null;
}

function keyOf(request: Request): string | null {
  const bearer = bearerOf(request);
  return bearer !== undefined && isKeySecret(bearer) ? bearer : null;
}

function withoutKey(call: Call): AccountCall {
  if (hasKeyElsewhere(call.request)) {
    call.response.set('WWW-Authenticate', [BEARER_SCHEME]);
    const text = {
      zh: '密钥没有放在会读取的位置：请使用请求头 Authorization: Bearer ask_...',
      en: 'The key is not where it is read: send it in the header Authorization: Bearer ask_...',
    };
    throw new MockError(401, text, { status: 401 });
  }
  const schemes = schemesOf(call.request);
  if (schemes === null) return requireSignIn(call);
  const found = findSignIn(call);
  if (typeof found !== 'string') return found;
  call.response.set('WWW-Authenticate', [...schemes]);
  const text = {
    zh: '没有可用的 API 密钥。密钥以 ask_ 开头，请在“个人中心 → API 密钥”中新建。',
    en: 'There is no usable API key. A key starts with ask_; create one under Profile > API keys.',
  };
  throw new MockError(401, text, { status: 401 });
}

function unknownKey({ request, response }: Call): MockError {
  const others = (schemesOf(request) ?? []).filter((scheme) => scheme !== BEARER_SCHEME);
  response.set('WWW-Authenticate', [...others, `${BEARER_SCHEME}, error="invalid_token"`]);
  return new MockError(
    401,
    { zh: '密钥无效或已被撤销，请新建一个', en: 'The key is not valid or was revoked. Create a new one.' },
    { status: 401 },
  );
}

function requireRate({ state, response }: Call, key: KeyRecord): void {
  const { allowed, limit, remaining, retryAfter } = state.keyRates.take(key.id);
  response.set({ 'RateLimit-Limit': String(limit), 'RateLimit-Remaining': String(remaining) });
  if (allowed) return;
  response.set('Retry-After', String(retryAfter));
  const text = {
    zh: `该密钥每分钟最多调用 ${String(limit)} 次，请在 ${String(retryAfter)} 秒后再试`,
    en: `A key can make ${String(limit)} calls per minute. Try again in ${String(retryAfter)} s.`,
  };
  throw new MockError(429, text, { status: 429 });
}

function outOfScope(scope: KeyScope | null): MockError {
  return scope === null
    ? forbidden({ zh: '此接口需要登录，密钥不能调用', en: 'This call needs a login; it can’t be made with a key' })
    : forbidden({
        zh: `此接口需要带有“${scope}”权限的密钥`,
        en: `This call needs a key with the scope “${scope}”`,
      });
}
