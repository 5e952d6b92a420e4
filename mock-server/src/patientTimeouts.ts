import type { Server } from 'node:http';

/** Longer than the keep-alive of a proxy in front, which could otherwise send a request into a closing connection. */
const KEEP_ALIVE_MS = 65_000;
/** Longer than the console waits for a call (ten minutes): Node ends a request, and so a slow upload, after five by itself. */
const REQUEST_MS = 660_000;

/** Sets how long a server waits for the next request of a connection, and for the whole of a request. */
export function setPatientTimeouts(server: Server): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_MS;
}
