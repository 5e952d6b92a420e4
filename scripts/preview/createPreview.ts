import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { paths } from '#client/lib/paths.ts';
import type { AllowedHosts } from '#server/http/allowedHosts.ts';
import { refuseForeignPlainly } from '#server/http/guardHosts.ts';
import { proxyToApi } from './proxyToApi.ts';
import { headersOfPath, securityHeaders } from './securityHeaders.ts';

interface PreviewOptions {
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

/** Assistants ask under the address that people see, as the profile tells them to. */
const MCP_CALL = '/mcp';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
const YEAR_S = 31_536_000;
/** Files are packed at each call: the twelve largest come out 1.5 % larger than by quality 9, in a tenth of its time. */
const BROTLI_QUALITY = 6;

function plain(response: Response, status: number, text: string): void {
  response.status(status).type('text/plain').set('cache-control', 'no-store').send(`${text}\n`);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Only reading, and only of what is a path. */
const checkReading: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('allow', 'GET, HEAD');
    plain(response, 405, 'Only GET and HEAD.');
  } else if (!isDecodable(request.path)) {
    plain(response, 400, 'Not a path.');
  } else {
    next();
  }
};

const EXTENSION = /\.[^/]*$/u;

/**
 * Whether a page is asked for, as against a file that a page names: only pages fall back to the app. A path without a file extension is
 * one whoever asks (link checkers, previews in chats); one with a dot in it is one for readers.
 */
function isNavigation({ path, headers }: Request): boolean {
  if (path.startsWith('/assets/')) return false;
  return !EXTENSION.test(path) || (headers.accept ?? '').includes('text/html');
}

/** The files of a finished build, listed once: no path leads outside. Hidden ones (the build's manifest) are not served. */
function serveFiles(directory: string): RequestHandler {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      // Files under /assets carry the hash of their content in their name; all others keep theirs over releases.
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? `public, max-age=${String(YEAR_S)}, immutable` : 'no-cache',
      );
    },
  });
  return (request, response, next) => {
    serve(request, response, () => {
      if (!isNavigation(request)) {
        next();
        return;
      }
      request.url = '/index.html';
      serve(request, response, next);
    });
  };
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
  const isLocal = LOOPBACK.has(apiTarget.hostname);
  const app = express();
  app.disable('x-powered-by');
  // What fails is written to the log and not to the reader.
  app.set('env', 'production');
  app.use((request, response, next) => {
    if (refuseForeignPlainly(request, response, allowedHosts)) return;
    const secure = request.get('x-forwarded-proto') === 'https';
    // A reply of the API is data: whoever opens one as a page gets one that can do nothing. Its own policy goes first.
    response.set({ ...securityHeaders({ apiOrigin, assetHosts, secure }), ...headersOfPath(request.path) });
    next();
  });
  app.use(
    proxyToApi(
      apiTarget,
      (path, method) =>
        path === MCP_CALL ||
        (method === 'POST' && path === paths.mailAnswer.pattern) ||
        (path.startsWith('/api/') && (isLocal || path !== LOCAL_CALL)),
    ),
  );
  app.use(checkReading);
  app.use(
    compression({
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
      // A part of a file counts in bytes of the file.
      filter: (request, response) => request.headers.range === undefined && compression.filter(request, response),
    }),
  );
  app.use(serveFiles(directory));
  app.use((_, response) => {
    plain(response, 404, 'Not found.');
  });
  return createServer(app);
}
