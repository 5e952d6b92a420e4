import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AllowedHosts } from '#server/http/allowedHosts.ts';
import { refuseForeignPlainly } from '#server/http/guardHosts.ts';
import { proxyRequest } from './proxyRequest.ts';
import { securityHeaders } from './securityHeaders.ts';
import { chooseEncoding, StaticFiles } from './StaticFiles.ts';

export interface PreviewOptions {
  /** Folder of the finished build. */
  readonly directory: string;
  /** Where calls to /api go. */
  readonly apiTarget: URL;
  /** Scheme and host of the API the client itself calls, when it is not the page's own. */
  readonly apiOrigin: string | null;
  /** Further hosts from which the provider's pictures and files come. */
  readonly assetHosts?: readonly string[];
  /** Hosts beside this machine's own under which the pages are served. */
  readonly allowedHosts?: AllowedHosts;
}

/** Only the local server answers it; another's is not troubled with a call it does not know. */
const LOCAL_CALL = '/api/health';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function plain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${text}\n`);
}

/** Whether a page is asked for, as against a file that a page names: only pages fall back to the app. */
function isNavigation(request: IncomingMessage, path: string): boolean {
  return !path.startsWith('/assets/') && (request.headers.accept ?? '').includes('text/html');
}

/**
 * Serves a finished build as a production server should: strict security headers, files with hashed names kept for
 * ever, everything else checked at each visit, unknown pages handed to the app and unknown files refused.
 */
export function createPreview({
  directory,
  apiTarget,
  apiOrigin,
  assetHosts = [],
  allowedHosts = new Set(),
}: PreviewOptions): Server {
  const files = new StaticFiles(directory);
  const isLocal = LOOPBACK.has(apiTarget.hostname);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (refuseForeignPlainly(request, response, allowedHosts)) return;
    const secure = request.headers['x-forwarded-proto'] === 'https';
    const headers = securityHeaders({ apiOrigin, assetHosts, secure });
    const [rawPath = '/'] = (request.url ?? '/').split('?');
    if (rawPath.startsWith('/api/') && (isLocal || rawPath !== LOCAL_CALL)) {
      // A reply of the API is data: whoever opens one as a page gets one that can do nothing. Its own policy goes first.
      proxyRequest(request, response, apiTarget, headers);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      plain(response, 405, 'Only GET and HEAD.', { ...headers, allow: 'GET, HEAD' });
      return;
    }
    const path = decodePath(rawPath);
    if (path === undefined) {
      plain(response, 400, 'Not a path.', headers);
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString() ?? '');
    const fallback = isNavigation(request, path) ? files.find('/index.html', encoding) : undefined;
    const found = files.find(path, encoding) ?? fallback;
    if (found === undefined) {
      plain(response, 404, 'Not found.', headers);
      return;
    }
    const reply = await found;
    response.writeHead(200, { ...headers, ...reply.headers, 'content-length': reply.body.length });
    response.end(request.method === 'HEAD' ? undefined : reply.body);
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}
