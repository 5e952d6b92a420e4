import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

const PART = Buffer.alloc(200_000, 'x');
const PARTS = 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Sends a large body as a proxy does: bit by bit, on a connection that is to be closed after the reply. */
async function sendSlowly(path: string, type: string, more = ''): Promise<string> {
  const { host, port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  let reply = '';
  const ended = new Promise<void>((resolve, reject) => {
    socket.on('data', (part: Buffer) => (reply += part.toString()));
    socket.once('end', resolve).once('error', reject);
  });
  // Not awaited before the body is sent: an error in between counts all the same.
  ended.catch(() => undefined);
  const length = String(PART.length * PARTS);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nX-XSRF-TOKEN: any\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${more}\r\n`,
  );
  for (let part = 0; part < PARTS && !socket.destroyed; part += 1) {
    socket.write(PART);
    await pause(2);
  }
  await ended;
  return reply;
}

test.each([
  ['of somebody who is logged out', '/api/front/import/inspect', 'multipart/form-data; boundary=x', '', '"code":500'],
  ['that is too large', '/api/front/answers/push', 'application/json', '', '"code":413'],
  ['to an unknown path', '/api/front/nowhere', 'multipart/form-data; boundary=x', '', '"code":404'],
  ['from a foreign page', '/api/front/import/inspect', 'text/csv', 'Origin: http://evil.example\r\n', '"code":403'],
])('an upload %s is refused after its end, so that a proxy gets the reply', async (_name, path, type, more, code) => {
  expect(await sendSlowly(path, type, more)).toContain(code);
});
