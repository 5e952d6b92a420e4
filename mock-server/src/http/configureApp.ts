import type { Application } from 'express';
import { MCP_PATH } from './authentication.ts';

/** Settings and headers of every request and reply. */
export function configureApp(app: Application): void {
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  // Only `readQuery` reads queries; the extended parser would build nested objects from hostile names.
  app.set('query parser', false);
  app.use((request, _response, next) => {
    // People type or copy this address into their assistant.
    request.url = request.url.replace(/^\/mcp\/(?=\?|$)/u, MCP_PATH);
    next();
  });
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
}
