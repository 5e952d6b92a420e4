import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import type { CallRegistry } from '../api/CallRegistry.ts';
import { createHttp } from '../api/http.ts';
import type { Http } from '../api/http.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server for the duration of a test and returns an HTTP client for it. The server allows CORS requests, as from a browser. */
export async function serveHttp(handler: Handler, credentials = false, registry?: CallRegistry): Promise<Http> {
  const server = createServer((request, response) => {
    // Echoes the origin, because browsers reject `*` for requests with credentials.
    response.setHeader('access-control-allow-origin', credentials ? (request.headers.origin ?? '*') : '*');
    if (credentials) response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'authorization, project-id, accept-language, x-xsrf-token');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else handler(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return createHttp({
    baseUrl: `http://127.0.0.1:${String(port)}`,
    readToken: () => 'T-1',
    readProjectId: () => 'P-1',
    readLocale: () => 'zh-CN',
    credentials,
    ...(registry === undefined ? {} : { registry }),
  });
}

/** A handler that sends the same body to every request. */
export const replyWith =
  (type: string, body: string, status = 200): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };
