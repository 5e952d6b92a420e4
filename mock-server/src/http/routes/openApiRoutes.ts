import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Application, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { baseAddress } from '../baseAddress.ts';
import { contentTag, hasContent } from '../contentTag.ts';
import type { RouteTable } from '../RouteTable.ts';
import { sendFailure } from '../RouteTable.ts';

/** The documentation page. All of its resources come from this server, relative to the page: a proxy may serve the API under a path. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>AnswerScope API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
<script src="docs/swagger-ui-bundle.js" defer></script>
<script src="docs/start.js" defer></script>
</head>
<body>
<div id="description"></div>
<noscript>This page needs JavaScript. The description itself: <a href="openapi.json">openapi.json</a></noscript>
</body>
</html>
`;

/**
 * Starts the viewer. `validatorUrl: null`: nothing is sent to the vendor's validator. The address of the API is the one below which the
 * page was opened: a proxy that serves it under a path may not tell the server so.
 */
const START = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#description',
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  deepLinking: true,
  filter: true,
  validatorUrl: null,
  responseInterceptor: (response) => {
    if (!response.ok || !new URL(response.url).pathname.endsWith('/api/openapi.json')) return response;
    const url = new URL('..', response.url).href.replace(/\\/$/, '');
    response.text = JSON.stringify({ ...JSON.parse(response.text), servers: [{ url }] });
    return response;
  },
});
`;

/**
 * The viewer writes inline style attributes, which need 'unsafe-inline' for styles. Scripts and requests are limited to this server.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

interface Sendable {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
}

function sendable(type: string, body: Buffer): Sendable {
  return { type, body, etag: contentTag(body) };
}

async function viewerFile(name: string, type: string): Promise<Sendable> {
  return sendable(type, await readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`)));
}

/** As many addresses as a server can be expected to have: its own, that of the console, of proxies. */
const MOST_ADDRESSES = 20;

/** The API description and its documentation page. Public: they hold no project data. */
export function addOpenApiRoutes(app: Application, routes: RouteTable): void {
  // Converting all schemas takes time: done at the first request.
  const describe = once(async () => {
    const { openApiDocument } = await import('../openapi/openApiDocument.ts');
    return openApiDocument(routes.calls);
  });
  const descriptionAt = async (url: string): Promise<Sendable> =>
    sendable(JSON_TYPE, Buffer.from(JSON.stringify({ ...(await describe()), servers: [{ url }] })));
  const byAddress = new LRUCache<string, Sendable>({ max: MOST_ADDRESSES, fetchMethod: descriptionAt });
  // Assistants and platforms that import a description (GPT Actions, Dify, Coze) call the address in it as it stands: it must be whole.
  app.get(
    '/api/openapi.json',
    sendFrom(async (request) => byAddress.forceFetch(baseAddress(request) ?? '..')),
  );
  const files: Record<string, () => Promise<Sendable>> = {
    '/api/docs': () => Promise.resolve(sendable(HTML, Buffer.from(PAGE))),
    '/api/docs/start.js': () => Promise.resolve(sendable(SCRIPT, Buffer.from(START))),
    '/api/docs/swagger-ui.css': () => viewerFile('swagger-ui.css', STYLE),
    '/api/docs/swagger-ui-bundle.js': () => viewerFile('swagger-ui-bundle.js', SCRIPT),
  };
  for (const [path, make] of Object.entries(files)) app.get(path, sendFrom(once(make)));
}

/** Computes a value at the first request; a failure is retried at the next. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

function sendFrom(make: (request: Request) => Promise<Sendable>): (request: Request, response: Response) => void {
  return (request, response) => {
    make(request).then(
      (file) => {
        send(request, response, file);
      },
      (error: unknown) => {
        sendFailure(request, response, error);
      },
    );
  };
}

function send(request: Request, response: Response, { type, body, etag }: Sendable): void {
  response.set({
    'Content-Type': type,
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-cache',
    ETag: etag,
  });
  if (hasContent(request, etag)) response.status(304).end();
  else response.send(body);
}
