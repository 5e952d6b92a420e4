import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { MockError } from '../refusal/MockError.ts';
import { localeOf } from '../refusal/text.ts';
import { refusalOfArrival } from './allowedHosts.ts';
import type { AllowedHosts, HostRefusal } from './allowedHosts.ts';
import { sendError } from './envelope.ts';
import { refusalLocale } from './refusalLocale.ts';

type Refuse = (refusal: HostRefusal) => void;

/**
 * Refuses a request for a foreign host, or a change from a foreign page, and logs one line.
 * @returns whether it was refused.
 */
function refuseForeign(request: IncomingMessage, allowed: AllowedHosts, refuse: Refuse): boolean {
  const refusal = refusalOfArrival(request, allowed);
  if (refusal === null) return false;
  // Without the query: logs must not hold invitation codes.
  const [path = ''] = (request.url ?? '').split('?');
  console.error(`Refused ${request.method ?? ''} ${path.slice(0, 200)}: ${refusal.line}`);
  // An unread request body must not keep the connection open.
  request.resume();
  refuse(refusal);
  return true;
}

/** `refuseForeign` for the API's calls. */
export function guardHosts(allowed: AllowedHosts): RequestHandler {
  return (request, response, next) => {
    const isRefused = refuseForeign(request, allowed, ({ text }) => {
      sendError(response, new MockError(403, text, { status: 403 }), refusalLocale(request));
    });
    if (!isRefused) next();
  };
}

/** `refuseForeign` with a plain-text reply, for servers without envelopes. */
export function refuseForeignPlainly(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: AllowedHosts,
): boolean {
  return refuseForeign(request, allowed, ({ text }) => {
    response.writeHead(403, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(`${text[localeOf(request.headers['accept-language'])]}\n`);
  });
}
