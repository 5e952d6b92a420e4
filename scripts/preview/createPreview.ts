import { statSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { paths } from '#client/lib/paths.ts';
import { createHttpServer } from '#server/createHttpServer.ts';
import type { AllowedHosts } from '#server/http/allowedHosts.ts';
import { refuseForeignPlainly } from '#server/http/guardHosts.ts';
import { proxyToApi } from './proxyToApi.ts';
import { headersOfPath, securityHeaders } from './securityHeaders.ts';

interface PreviewOptions {
  /** Folder of the finished build. */
  readonly directory: string;
  /** Target of calls to /api. */
  readonly apiTarget: URL;
  /** Origin of the API that the client calls directly; null for the page's own. */
  readonly apiOrigin: string | null;
  /** Additional hosts of the provider's images and files. */
  readonly assetHosts?: readonly string[];
  /** Host names besides this machine's own under which the pages are served. */
  readonly allowedHosts?: AllowedHosts;
}

/** Implemented by the local server only; not forwarded to other servers. */
const LOCAL_CALL = '/api/health';

/** Assistants use the same address as people, as the profile page shows it. */
const MCP_CALLS: readonly string[] = ['/mcp', '/mcp/'];
/** Sent by mail programs that unsubscribe, and by assistants whose key is refused. */
const POSTED: readonly string[] = [paths.mailAnswer.pattern, '/register'];

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
const YEAR_S = 31_536_000;
/** Files are compressed per request: the twelve largest are 1.5 % larger than with quality 9, in a tenth of its time. */
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

/** Allows only reading methods and valid paths. */
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
/** Such as `/.well-known/oauth-protected-resource/mcp`, where assistants look for a login: HTML would be one that they cannot read. */
const HIDDEN = /\/\./u;

/**
 * Whether a request is for a page rather than for a file of a page: only pages fall back to the app. Paths without a file extension count
 * as pages for any client (link checkers, chat previews), paths with a dot only for browsers.
 */
function isNavigation({ path, headers }: Request): boolean {
  if (path.startsWith('/assets/') || HIDDEN.test(path)) return false;
  return !EXTENSION.test(path) || (headers.accept ?? '').includes('text/html');
}

/** Time of the build's last change; undefined while there is none. */
const builtAt = (directory: string): number | undefined =>
  statSync(join(directory, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;

/**
 * Refuses everything once the folder was built anew or is being built: the list of files, their sizes and the policy are those of the
 * start.
 */
function refuseOtherBuild(directory: string): RequestHandler {
  const start = builtAt(directory);
  return (_, response, next) => {
    // A file that is removed while it is opened would otherwise end the process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    if (builtAt(directory) === start) next();
    else plain(response, 503, 'The build has changed since this server started. Stop the server and start it again.');
  };
}

/**
 * Serves the files of a finished build from a list made at the start, so no path can leave the folder. Hidden files (the build's manifest)
 * are not served.
 */
function serveFiles(directory: string): RequestHandler {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      // Files under /assets have a content hash in their name; all others keep their name across releases.
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
 * Serves a finished build like a production server: strict security headers, immutable caching of hashed files, revalidation of everything
 * else, the app for unknown pages, and 404 for unknown files.
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
  // Express then logs errors instead of sending them to the reader.
  app.set('env', 'production');
  app.use((request, response, next) => {
    if (refuseForeignPlainly(request, response, allowedHosts)) return;
    const secure = request.get('x-forwarded-proto') === 'https';
    // API responses get the headers too: opened as a page, a response can run nothing. Its own policy takes precedence.
    response.set({ ...securityHeaders({ apiOrigin, assetHosts, secure }), ...headersOfPath(request.path) });
    next();
  });
  app.use(
    proxyToApi(
      apiTarget,
      (path, method) =>
        MCP_CALLS.includes(path) ||
        (method === 'POST' && POSTED.includes(path)) ||
        (path.startsWith('/api/') && (isLocal || path !== LOCAL_CALL)),
    ),
  );
  app.use(checkReading);
  app.use(
    compression({
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
      // Byte ranges refer to the uncompressed file.
      filter: (request, response) => request.headers.range === undefined && compression.filter(request, response),
    }),
  );
  app.use(refuseOtherBuild(directory));
  app.use(serveFiles(directory));
  app.use((_, response) => {
    plain(response, 404, 'Not found.');
  });
  return createHttpServer(app);
}
