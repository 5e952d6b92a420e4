import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Application, ErrorRequestHandler, Request, Response } from 'express';
import manifest from '#manifest' with { type: 'json' };
import { createMcpServer } from '#server/mcp/createMcpServer.ts';
import { httpApi } from '#server/mcp/shapes/AssistantApi.ts';
import { SESSION_HEADER } from '#server/store/session/Sessions.ts';
import { MCP_PATH } from '../authentication.ts';
import type { SignedCall } from '../Call.ts';
import { isBrokenJson } from '../parseBodies.ts';
import type { RouteTable } from '../RouteTable.ts';

/**
 * The Model Context Protocol over streamable HTTP, for programs with a key. It is stateless, so that any of several servers may answer
 * the next request. The tools make the same calls as the console, with the caller's key. `allowedHosts` checks host and origin first,
 * as for every call.
 */
export function addMcpRoute(app: Application, routes: RouteTable, consoleUrl: string): void {
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
  // Without sessions there is no event stream to open or close.
  routes.foreign('get', MCP_PATH, 'read', ({ response }) => {
    response.set('Allow', 'POST');
    refuse(response, 405, { code: SERVER_ERROR, message: 'Use POST: this server keeps no sessions.' });
    return Promise.resolve();
  });
  app.post(REGISTER_PATH, (_request, response) => {
    response.status(403).json({ error: 'access_denied', error_description: NO_LOGIN });
  });
  app.use(refuseBrokenJson);
}

/**
 * Where assistants go on after a 401, as the protocol says: to register for a login. What is said here is what people read, in place of
 * the 401's words, so it tells about the key. The form is that of OAuth (RFC 6749, 5.2).
 */
const REGISTER_PATH = '/register';
const NO_LOGIN =
  'There is no login for assistants, only API keys, and yours is missing, mistyped or revoked. Create one under Profile > API keys and send it in the header Authorization: Bearer ask_...';

/**
 * The protocol asks clients to accept both JSON and event streams, and the SDK's transport refuses clients that accept only one, such
 * as curl and plain HTTP nodes. This server sends only JSON, so a client that reads JSON is served.
 */
function takeJsonReaders({ headers, rawHeaders }: Request): void {
  if (!READS_JSON.test(headers.accept ?? '*/*')) return;
  headers.accept = BOTH;
  // The transport may read the raw headers as well.
  rawHeaders.push('Accept', BOTH);
}

const READS_JSON = /(?:^|,)\s*(?:\*|application)\/(?:\*|json)\s*(?:[,;]|$)/iu;
const BOTH = 'application/json, text/event-stream';

/** Error codes of JSON-RPC 2.0. */
const SERVER_ERROR = -32_000;
const PARSE_ERROR = -32_700;

/** A parse error of the body parsers, which run before every route, as a JSON-RPC error. */
const refuseBrokenJson: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (request.path === MCP_PATH && isBrokenJson(error)) {
    refuse(response, 400, { code: PARSE_ERROR, message: 'Parse error: the body is not valid JSON.' });
  } else {
    next(error);
  }
};

function refuse(response: Response, status: number, error: { readonly code: number; readonly message: string }): void {
  response.status(status).json({ jsonrpc: '2.0', error, id: null });
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
