import type { Request } from 'express';
import type { User } from '../state/Directory.ts';
import type { Call, SignedCall } from './Call.ts';
import { deviceName } from './deviceName.ts';
import { notLoggedIn } from './MockError.ts';

/** Why a request is not signed in. */
export type SignInFailure = 'unknown' | 'expired';

/** The call with its user, or why there is none. */
export function findSignIn(call: Call): SignedCall | SignInFailure {
  const bearer = bearerOf(call.request);
  if (bearer === undefined) return 'unknown';
  const token = call.state.tokens.use(bearer);
  if (typeof token === 'string') return token;
  const user = call.state.directory.user(token.userId);
  const team = user && call.state.directory.team(user.teamId);
  return user && team ? { ...call, user, team, token } : 'unknown';
}

/** @throws MockError (500, 未登录) when there is no valid login. */
export function requireSignIn(call: Call): SignedCall {
  const found = findSignIn(call);
  if (typeof found === 'string') throw notLoggedIn();
  return found;
}

/** Signs a user in on the device that asks and gives the payload of the reply. */
export function grantToken(call: Call, user: User): { readonly token: string } {
  const device = deviceName(call.request.headers['user-agent']);
  const { token } = call.state.tokens.issue(user.id, device, call.request.socket.remoteAddress ?? '');
  return { token };
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer (?<token>\S{1,500})$/iu.exec(request.headers.authorization ?? '')?.groups?.['token'];
}
