import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FILE_PATH, OPEN_CALLS, sparseReplies } from './sparseReplies.ts';
import type { SparseCall, SparseReply, SparseRequest, SparseVariants } from './sparseReplies.ts';

/** The response to unknown calls: HTTP 404 with a page, as most web servers send, or code 404 in the envelope. */
type UnknownCalls = 'html' | 'code404';

export interface SparseOptions {
  /** Default; the switch header of a request overrides it. */
  readonly unknown?: UnknownCalls;
  /** Responses other than `sparse`, by call. */
  readonly variants?: Readonly<Partial<Record<SparseCall, string>>>;
}

export interface SparseProvider {
  /** Scheme, host and port. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Switches for one request, separated by spaces: `unknown=code404`, or a call's path and the name of one of its responses
 * (`/api/front/project/index=broken`).
 */
export const SPARSE_HEADER = 'x-sparse-provider';

const HOST = '127.0.0.1';
const NOT_FOUND_PAGE = '<!doctype html><html><head><title>404 Not Found</title></head><body>404</body></html>';
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const repliesByCall: Readonly<Record<string, SparseVariants>> = sparseReplies;

/** @throws Error for a response that the table lacks */
function sparseReply(call: SparseCall, variant: string, request: SparseRequest): SparseReply {
  const variants = repliesByCall[call];
  const reply = variants?.[variant];
  if (reply === undefined) throw new Error(`The sparse provider has no reply "${variant}" of ${call}`);
  return typeof reply === 'function' ? reply(request) : reply;
}

async function readBody(request: IncomingMessage): Promise<SparseRequest['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    return typeof body === 'object' && body !== null ? (body as SparseRequest['body']) : {};
  } catch {
    return {};
  }
}

function readSwitches(request: IncomingMessage): ReadonlyMap<string, string> {
  const text = String(request.headers[SPARSE_HEADER] ?? '');
  return new Map(
    text
      .split(' ')
      .filter((part) => part !== '')
      .map((part): [string, string] => {
        const at = part.lastIndexOf('=');
        return [part.slice(0, at), part.slice(at + 1)];
      }),
  );
}

function sendJson(response: ServerResponse, reply: SparseReply): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(reply));
}

/** Allows cross-origin calls with the headers of the specification. */
function allowOtherHosts(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('access-control-allow-headers', 'authorization, content-type, project-id, x-xsrf-token');
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { unknown = 'html', variants = {} }: SparseOptions,
): Promise<void> {
  allowOtherHosts(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (path === FILE_PATH) {
    response.writeHead(200, { 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' }).end(PIXEL);
    return;
  }
  const body = await readBody(request);
  const switches = readSwitches(request);
  const call = `${request.method ?? 'GET'} ${path}`;
  if (!isSparseCall(call)) {
    if ((switches.get('unknown') ?? unknown) === 'code404') sendJson(response, { code: 404, msg: 'Not Found' });
    else response.writeHead(404, { 'content-type': 'text/html' }).end(NOT_FOUND_PAGE);
    return;
  }
  if (request.headers.authorization === undefined && !OPEN_CALLS.includes(call)) {
    sendJson(response, { code: 500, msg: '用户未登录' });
    return;
  }
  const files = `http://${HOST}:${request.socket.localPort ?? 0}`;
  sendJson(response, sparseReply(call, switches.get(path) ?? variants[call] ?? 'sparse', { files, body }));
}

export function isSparseCall(call: string): call is SparseCall {
  return Object.hasOwn(sparseReplies, call);
}

/**
 * A provider that answers the 22 calls of the specification with minimal responses and knows no others. It is stateless: any email logs in
 * with the password of SPARSE_ACCOUNT, and any bearer token counts as a login.
 * @param port 0: any free one
 */
export async function startSparseProvider(port = 0, options: SparseOptions = {}): Promise<SparseProvider> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${HOST}:${actual}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}
