import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  const draft = { name: 'K', scopes: ['read'], project_ids: ['p1'] };
  const { data } = await server.post('/api/front/key/create', draft, await server.signIn('ada'));
  headers = { authorization: `Bearer ${(data as { secret: string }).secret}`, 'content-type': 'application/json' };
});
afterAll(() => server.stop());

/** Calls a tool without a client, whose library would not send all of this. */
async function send(params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  return (await fetch(`${server.url}/mcp`, { method: 'POST', headers, body })).json();
}

const refused = (text: unknown) => ({ result: { isError: true, content: [{ type: 'text', text }] } });
const MISSING = 'project is missing. Use a project id as a string; list_projects has them.';

test('null is an argument left out, and a tool that takes nothing minds nothing', async () => {
  const slice = { start: '2026-03-01', end: '2026-03-05', platforms: null, topics: null };
  const asked: readonly (readonly [string, Record<string, unknown>])[] = [
    ['overview', { project: 'p1', start: null, end: null, time_zone: null, platforms: null, topics: null }],
    ['compare_slices', { project: 'p1', first: slice, second: slice }],
    ['list_projects', { random_string: 'dummy' }],
  ];
  for (const [name, args] of asked) {
    const { result } = (await send({ name, arguments: args })) as { result: Record<string, unknown> };
    expect([name, result['isError'], result['structuredContent']]).toEqual([name, undefined, expect.any(Object)]);
  }
  expect(await send({ name: 'overview', arguments: { project: null } })).toMatchObject(refused(MISSING));
});

test('null and the empty list that PHP writes for an empty object are no arguments', async () => {
  for (const nothing of [undefined, null, []]) {
    expect(await send({ name: 'list_projects', arguments: nothing })).toMatchObject({
      result: { structuredContent: { projects: [{ id: 'p1' }] } },
    });
    expect(await send({ name: 'overview', arguments: nothing })).toMatchObject(refused(MISSING));
  }
});

test.each([['{"project":"p1"}'], [['p1']], [7], [true]])('arguments that are %j are refused in words', async (args) => {
  const text = `arguments is ${JSON.stringify(args)}. Use a JSON object with the arguments: project, id.`;
  expect(await send({ name: 'one_answer', arguments: args })).toMatchObject(refused(text));
});

test.each([[{}], [{ name: null }], [undefined]])('a call of %j names no tool', async (params) => {
  expect(await send(params)).toMatchObject({
    error: { code: -32_602, message: expect.stringMatching(/^name is missing or no text/u) },
  });
});

test('a method that this server does not have is refused by its code', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'resources/list' });
  const reply = await fetch(`${server.url}/mcp`, { method: 'POST', headers, body });
  expect(await reply.json()).toMatchObject({
    error: { code: -32_601, message: 'Unknown method "resources/list".' },
  });
});

test.each([
  [
    'compare_slices',
    { first: { from: 1 }, second: {} },
    'first.from is not an argument of first. It takes: start, end, time_zone, platforms, topics.',
  ],
  ['prompts', { search: '\u0007' }, 'The server refused (422): search: contains control characters; remove them'],
  [
    'overview',
    { start: '1970-01-01', end: '2026-03-05' },
    'The server refused (422): start: must be a day from 1990-01-01 to 2200-12-31 (received “1970-01-01”)',
  ],
])('%s names the argument at fault as the assistant sent it', async (name, args, text) => {
  expect(await send({ name, arguments: { project: 'p1', ...args } })).toMatchObject(refused(text));
});
