import type { Application } from 'express';

/** What holds for every request and reply. */
export function configureApp(app: Application): void {
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  // Queries are read by `readQuery` alone; the extended parser would build nested objects from hostile names.
  app.set('query parser', false);
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
}
