import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** Headers that speak of one connection only (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** A gateway error in the API's own envelope, so that the client can say what failed. */
function refuse(request: IncomingMessage, response: ServerResponse, target: URL): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(502, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  const chinese = (request.headers['accept-language'] ?? '').startsWith('zh');
  const msg = chinese
    ? `API（${target.origin}）没有响应，请稍后重试。`
    : `The API at ${target.origin} does not answer.`;
  response.end(JSON.stringify({ code: 502, msg, data: null }));
}

/**
 * Hands a request on to the API and streams the reply back. A reader who leaves ends the call at the API too.
 * @param target scheme, host and port of the API
 * @param extra headers for every reply; the API's own come first
 */
export function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  extra: Readonly<Record<string, string>>,
): void {
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    ...endToEnd(request.headers),
    host: target.host,
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-host': request.headers.host ?? '',
  };
  const call = send(new URL(request.url ?? '/', target), { method: request.method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, { ...extra, ...endToEnd(reply.headers) });
    reply.on('error', () => response.destroy());
    reply.pipe(response);
  });
  call.on('error', () => {
    refuse(request, response, target);
  });
  response.on('close', () => {
    if (!response.writableFinished) call.destroy();
  });
  request.on('error', () => call.destroy());
  request.pipe(call);
}
