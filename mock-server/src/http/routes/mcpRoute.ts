import type { Request, Response } from 'express';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import manifest from '#manifest' with { type: 'json' };
import { httpApi } from '../../mcp/shapes/AssistantApi.ts';
import { createMcpServer } from '../../mcp/createMcpServer.ts';
import { SESSION_HEADER } from '../../store/session/Sessions.ts';
import { MCP_PATH } from '../authentication.ts';
import type { SignedCall } from '../Call.ts';
import type { RouteTable } from '../RouteTable.ts';

/**
 * The Model Context Protocol over streamable HTTP, for programs with a key. It keeps nothing between two requests, so that any of several
 * servers may answer the next. The tools make the same calls as the client does, with the caller's own key. Hosts and origins are looked
 * at before it, as for every call (allowedHosts).
 */
export function addMcpRoute(routes: RouteTable, consoleUrl: string): void {
  routes.foreign('post', MCP_PATH, 'read', async (call) => {
    const server = createMcpServer(apiOf(call, consoleUrl), manifest.version);
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    call.response.on('close', () => {
      void transport.close();
      void server.close();
    });
    await server.connect(transport);
    takeJsonReaders(call.request);
    await transport.handleRequest(call.request, call.response, call.request.body);
  });
  // Without sessions there is no stream to listen to and none to end.
  routes.foreign('get', MCP_PATH, 'read', ({ response }) => {
    refuseMethod(response);
    return Promise.resolve();
  });
}

/**
 * The protocol has clients say that they read both JSON and event streams, and its transport turns away those that name one of them or
 * none, as curl and plain HTTP nodes do. What is sent here is JSON alone, so whoever reads that is served.
 */
function takeJsonReaders({ headers, rawHeaders }: Request): void {
  if (!READS_JSON.test(headers.accept ?? '*/*')) return;
  headers.accept = BOTH;
  // The transport may look here as well.
  rawHeaders.push('Accept', BOTH);
}

const READS_JSON = /(?:^|,)\s*(?:\*|application)\/(?:\*|json)\s*(?:[,;]|$)/iu;
const BOTH = 'application/json, text/event-stream';

function refuseMethod(response: Response): void {
  response
    .status(405)
    .set('Allow', 'POST')
    .json({
      jsonrpc: '2.0',
      error: { code: -32_000, message: 'Use POST: this server keeps no sessions.' },
      id: null,
    });
}

function apiOf({ request }: SignedCall, consoleUrl: string): ReturnType<typeof httpApi> {
  const session = request.get(SESSION_HEADER);
  return httpApi({
    baseUrl: `http://127.0.0.1:${String(request.socket.localPort ?? 0)}`,
    headers: {
      authorization: request.headers.authorization ?? '',
      'accept-language': 'en',
      ...(session !== undefined && { [SESSION_HEADER]: session }),
    },
    consoleUrl,
  });
}
