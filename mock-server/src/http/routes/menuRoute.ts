import { MockError } from '#server/refusal/MockError.ts';
import { findSignIn } from '../authentication.ts';
import { SENT } from '../Call.ts';
import type { Call } from '../Call.ts';
import { olderEnvelope, sendEnvelope } from '../envelope.ts';
import type { RouteTable } from '../RouteTable.ts';

/** Login codes of the older envelope: they open the client's 'Confirm logout' dialog. */
const ILLEGAL_TOKEN = 50008;
const TOKEN_EXPIRED = 50014;

/** The menu from the server: the only call with the older envelope, where success is code 20000. */
export function addMenuRoute(routes: RouteTable): void {
  routes.open('post', '/api/user/menu', answerMenu);
}

function answerMenu(call: Call): typeof SENT {
  const signed = findSignIn(call);
  if (signed === 'unknown') {
    throw new MockError(ILLEGAL_TOKEN, { zh: '未登录，请先登录', en: 'You are not logged in. Log in first. (未登录)' });
  }
  if (signed === 'expired') {
    throw new MockError(TOKEN_EXPIRED, { zh: '登录已过期，请重新登录', en: 'Your login has expired. Log in again.' });
  }
  sendEnvelope(call.response, olderEnvelope(call.services.seed.menu));
  return SENT;
}
