import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { MockError } from '../refusal/MockError.ts';
import { localeOf } from '../refusal/text.ts';
import { refusalOfArrival } from './allowedHosts.ts';
import type { AllowedHosts, HostRefusal } from './allowedHosts.ts';
import { sendError } from './envelope.ts';

type Refuse = (refusal: HostRefusal) => void;

/**
 * Refuses a request for a foreign host, or a change from a foreign page, with one line in the log.
 * @returns whether it was refused.
 */
function refuseForeign(request: IncomingMessage, allowed: AllowedHosts, refuse: Refuse): boolean {
  const refusal = refusalOfArrival(request, allowed);
  if (refusal === null) return false;
  // Without the query: a log must not hold invitation codes.
  const [path = ''] = (request.url ?? '').split('?');
  console.error(`Refused ${request.method ?? ''} ${path.slice(0, 200)}: ${refusal.line}`);
  // The rest of a body that nobody will read must not keep the connection.
  request.resume();
  refuse(refusal);
  return true;
}

/** As `refuseForeign`, for the server's own calls. */
export function guardHosts(allowed: AllowedHosts): RequestHandler {
  return (request, response, next) => {
    const isRefused = refuseForeign(request, allowed, ({ text }) => {
      sendError(response, new MockError(403, text, { status: 403 }), localeOf(request.headers['accept-language']));
    });
    if (!isRefused) next();
  };
}

/** As `refuseForeign`, answering in plain text: for servers whose replies have no envelope. */
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
