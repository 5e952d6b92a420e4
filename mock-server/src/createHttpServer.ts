import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { LONGEST_HEAD, refuseUnparsed } from './http/refuseUnparsed.ts';
import { setPatientTimeouts } from './patientTimeouts.ts';

/** A server that does not listen yet: patient with slow uploads, and with words for requests that it cannot read. */
export function createHttpServer(app: RequestListener): Server {
  const server = createServer({ maxHeaderSize: LONGEST_HEAD }, app);
  setPatientTimeouts(server);
  refuseUnparsed(server);
  return server;
}
