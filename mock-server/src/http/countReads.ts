import type { RequestHandler } from 'express';
import type { OpenReads } from '../ingest/reads/OpenReads.ts';

/** Middleware that counts the requests waiting for a reply. */
export function countReads(reads: OpenReads): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET') response.once('close', reads.begin());
    next();
  };
}
