import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ProjectCatalogue } from '../store/catalogue/ProjectCatalogue.ts';
import { importSample } from '../testing/importSample.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

// Named imports of a Node module follow changes of its default export only after `syncBuiltinESMExports`.
const readdirSync = vi.spyOn(fs, 'readdirSync');
syncBuiltinESMExports();

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  importSample(server.dataDir, 'eigen');
  headers = { ...(await server.signIn('ada')), 'project-id': 'eigen' };
});
afterAll(async () => {
  readdirSync.mockRestore();
  syncBuiltinESMExports();
  await server.stop();
});

const list = vi.spyOn(ProjectCatalogue.prototype, 'list');
beforeEach(() => {
  list.mockClear();
  readdirSync.mockClear();
});

test.each(['/api/front/overview/index', '/api/front/answer/index', '/api/front/optimize/pages'])(
  'a request looks its project up once, and reads the folder of projects once: %s',
  async (path) => {
    expect((await server.get(path, headers)).code).toBe(0);
    expect([list.mock.calls.length, readdirSync.mock.calls.length]).toEqual([1, 1]);
  },
);

test('the bell reads the folder of projects once, however many there are', async () => {
  for (const id of ['zwei', 'drei', 'vier']) importSample(server.dataDir, id);
  await server.get('/api/front/notice/index', headers);
  list.mockClear();
  readdirSync.mockClear();
  expect((await server.get('/api/front/notice/index', headers)).code).toBe(0);
  expect([list.mock.calls.length, readdirSync.mock.calls.length]).toEqual([1, 1]);
});

test('a request that changes the project looks it up once too, and the change is in its reply', async () => {
  const prompts = [{ text: '哪款续航最长？', topic: '', tags: [] }];
  const reply = await server.post('/api/front/prompt/add', { prompts }, headers);
  expect(reply.data).toMatchObject({ added: [{ text: '哪款续航最长？' }] });
  expect([list.mock.calls.length, readdirSync.mock.calls.length]).toEqual([1, 1]);
});
