import { once } from 'node:events';
import { createServer } from 'node:net';
import { LOCAL_HOST } from './readPort.ts';

/** A currently free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOCAL_HOST);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
