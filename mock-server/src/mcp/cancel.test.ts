import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, test } from 'vitest';
import { createMcpServer } from './createMcpServer.ts';
import { httpApi } from './shapes/AssistantApi.ts';

const WAYS: readonly [string, (client: Client, stop: AbortController) => Promise<void>][] = [
  [
    'cancels',
    (_client, stop) => {
      stop.abort();
      return Promise.resolve();
    },
  ],
  ['hangs up', async (client) => client.close()],
];

test.each(WAYS)('the call of an assistant who %s ends at the server, too', async (_name, leave) => {
  // It never answers, as a server that computes.
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const api = httpApi({
    baseUrl: `http://127.0.0.1:${String(port)}`,
    headers: {},
    consoleUrl: 'https://console.example',
  });
  await createMcpServer(api, '1').connect(ours);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(theirs);
  const stop = new AbortController();
  const arrived = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const asked = client.callTool({ name: 'list_projects' }, undefined, { signal: stop.signal }).catch(() => 'gone');
  const [, response] = await arrived;
  const closed = once(response, 'close');
  await leave(client, stop);
  await closed;
  expect(await asked).toBe('gone');
  await client.close();
  server.closeAllConnections();
  server.close();
});
