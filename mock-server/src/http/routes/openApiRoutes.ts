import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Application, Request, Response } from 'express';
import { contentTag, hasContent } from '../contentTag.ts';
import type { RouteTable } from '../RouteTable.ts';
import { sendFailure } from '../RouteTable.ts';

/** The page that people read the description on. Everything on it comes from this server. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>AnswerScope API</title>
<script src="/api/docs/rapidoc-min.js" defer></script>
</head>
<body>
<rapi-doc spec-url="/api/openapi.json" load-fonts="false" render-style="read" show-header="false" theme="light"
 regular-font="system-ui, sans-serif" mono-font="ui-monospace, monospace" primary-color="#2d72d2" schema-style="table"
 allow-server-selection="false" allow-spec-url-load="false" allow-spec-file-load="false" show-method-in-nav-bar="as-colored-text">
</rapi-doc>
<noscript>This page needs JavaScript. The description itself: <a href="/api/openapi.json">/api/openapi.json</a></noscript>
</body>
</html>
`;

/**
 * The viewer writes style attributes into its own markup, which needs 'unsafe-inline' for styles; scripts come from this server
 * alone, and so does everything it asks for.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SCRIPT = createRequire(import.meta.url).resolve('rapidoc/dist/rapidoc-min.js');

interface Sendable {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
}

function sendable(type: string, body: Buffer): Sendable {
  return { type, body, etag: contentTag(body) };
}

/** The description of the API, and a page to read it on. Anybody may: they tell nothing of a project. */
export function addOpenApiRoutes(app: Application, routes: RouteTable): void {
  const description = once(async () => {
    // Made of every schema there is, so not before somebody asks.
    const { openApiDocument } = await import('../openapi/openApiDocument.ts');
    return sendable('application/json; charset=utf-8', Buffer.from(JSON.stringify(openApiDocument(routes.calls))));
  });
  const script = once(async () => sendable('text/javascript; charset=utf-8', await readFile(SCRIPT)));
  const page = once(() => Promise.resolve(sendable('text/html; charset=utf-8', Buffer.from(PAGE))));
  app.get('/api/openapi.json', sendFrom(description));
  app.get('/api/docs/rapidoc-min.js', sendFrom(script));
  app.get('/api/docs', sendFrom(page));
}

/** Makes a value at the first question; a failure is tried again. */
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

function sendFrom(make: () => Promise<Sendable>): (request: Request, response: Response) => void {
  return (request, response) => {
    make().then(
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
