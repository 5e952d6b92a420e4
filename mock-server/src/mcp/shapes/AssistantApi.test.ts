import { once } from 'node:events';
import { createServer } from 'node:http';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { httpApi } from './AssistantApi.ts';

async function askAt(baseUrl: string): Promise<unknown> {
  const api = httpApi({ baseUrl, headers: {}, consoleUrl: 'https://console.example' });
  return api.get('/api/front/project/index', v.unknown(), {}).catch((error: unknown) => String(error));
}

test('a page in place of the API, and a server that is not running, are told apart', async () => {
  const server = createServer((_request, response) => response.end('<!doctype html>')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${String(typeof address === 'object' && address !== null ? address.port : 0)}`;
  expect(await askAt(`${origin}/overview`)).toContain(
    `${origin}/overview does not answer as an AnswerScope server (HTTP 200, no JSON): check the address`,
  );
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  expect(await askAt(origin)).toMatch(/Cannot reach the server at http.*: it is not running, .*ECONNREFUSED/u);
});
