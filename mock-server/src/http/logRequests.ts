import type { RequestHandler } from 'express';

/** Middleware that logs one line per request. */
export function logRequests(log: (line: string) => void): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.on('close', () => {
      const took = (performance.now() - start).toFixed(1);
      // Without the query: logs must not hold invitation codes.
      log(`${request.method} ${request.path} ${String(response.statusCode)} ${took} ms`);
    });
    next();
  };
}
