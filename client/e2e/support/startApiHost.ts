import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ApiHost {
  readonly origin: string;
  /** The headers of every call so far, without preflights. */
  readonly calls: readonly (readonly [path: string, headers: IncomingHttpHeaders])[];
  readonly stop: () => void;
}

/** Headers that are forwarded to the mock. */
const PASSED_HEADERS = [
  ...['accept-language', 'authorization', 'content-type', 'cookie', 'project-id', 'user-agent'],
  ...['x-mock-session', 'x-xsrf-token'],
];

function allow(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', PASSED_HEADERS.join(', '));
}

/** An API on its own origin that allows credentials; it forwards every call to the mock at `target`. */
export async function startApiHost(target: string): Promise<ApiHost> {
  const calls: [string, IncomingHttpHeaders][] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    allow(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    calls.push([request.url ?? '', request.headers]);
    const headers = PASSED_HEADERS.flatMap((name): [string, string][] => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const body = request.method === 'POST' ? await buffer(request) : null;
    const reply = await fetch(`${target}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body === null ? {} : { body: new Uint8Array(body) }),
    });
    const cookies = reply.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await reply.arrayBuffer()));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    calls,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
