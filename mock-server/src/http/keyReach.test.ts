import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allTools } from '../mcp/tools/allTools.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import type { OpenApiDocument } from './openapi/openApiDocument.ts';
import type { RegisteredCall } from './RouteTable.ts';

let server: TestServer;
let key: Record<string, string>;
let document: OpenApiDocument;
beforeAll(async () => {
  server = await startTestServer({
    environment: {
      now: () => Date.parse('2026-03-10T04:00:00Z'),
      secret: () => `secret-${String(Math.random())}`,
      ...{ tokenLifetime: 86_400_000, keyCallsPerMinute: 100_000 },
    },
  });
  const ada = await server.signIn('ada');
  const body = { name: 'K', scopes: ['read', 'push'], project_ids: ['p1'] };
  const { data } = await server.post('/api/front/key/create', body, ada);
  key = { authorization: `Bearer ${(data as { secret: string }).secret}` };
  document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApiDocument;
});
afterAll(() => server.stop());

/** Public calls, which reveal nothing of a project. */
const OPEN = [
  '/api/user/menu',
  '/api/front/user/login',
  '/api/front/user/register/email',
  '/api/uploads/:name',
  '/api/front/shared/report',
];
const isOpen = (path: string): boolean =>
  OPEN.includes(path) || /(?:invite_(?:page_info|operate)|channel\/answer)$/u.test(path);

test('a key of one project reads and changes nothing of another, over every call there is', async () => {
  const calls = server.routes.all.filter(([, path]) => !isOpen(path));
  expect(calls.length).toBeGreaterThan(100);
  for (const [method, path] of calls) {
    const reply =
      method === 'get'
        ? await server.get(`${path}?project_id=p2&id=p2`, { ...key, 'project-id': 'p2' })
        : await server.post(path, { project_id: 'p2', id: 'p2' }, { ...key, 'project-id': 'p2' });
    // The list of projects is not of a single one: it shows those of the key. Invalid input may be reported before the project is checked.
    if (path === '/api/front/project/index') expect(reply.data).toMatchObject({ list: [{ id: 'p1' }] });
    else expect([403, 422], path).toContain(reply.code);
  }
});

const operationSchema = v.looseObject({
  parameters: v.optional(
    v.array(
      v.looseObject({ name: v.optional(v.string()), in: v.optional(v.string()), example: v.optional(v.unknown()) }),
    ),
    [],
  ),
  requestBody: v.optional(v.object({ content: v.record(v.string(), v.object({ example: v.optional(v.unknown()) })) })),
});

/** Ids of items in the sample projects: both projects have the same ids, so they could resolve in either. */
const IDS: Readonly<Record<string, string>> = {
  ...{ id: 'kimi-1-0', prompt_id: 'q1', topic_id: 't-a', domain: 'own.example', brand_id: 'rival', table: 'answers' },
};

/** A valid call according to the OpenAPI description, with all required parameters. */
async function askWell({ method, path }: RegisteredCall, project: string, more: Record<string, string> = {}) {
  const { parameters, requestBody } = v.parse(operationSchema, document.paths[path]?.[method]);
  const headers = { ...key, 'project-id': project, 'accept-language': 'en' };
  if (method === 'post') {
    const body: unknown = requestBody?.content['application/json']?.example ?? {};
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
    const reply = await fetch(`${server.url}${path}`, { ...init, body: JSON.stringify(body) });
    return { status: reply.status, text: await reply.text() };
  }
  const query = new URLSearchParams(more);
  for (const { name = '', in: place, example } of parameters) {
    if (place !== 'query' || example === undefined) continue;
    for (const value of [example].flat()) {
      query.append(name, IDS[name] ?? (typeof value === 'string' ? value : JSON.stringify(value)));
    }
  }
  const reply = await fetch(`${server.url}${path}?${query.toString()}`, { headers });
  return { status: reply.status, text: await reply.text() };
}

const keyedCalls = () => server.routes.calls.filter(({ caller }) => caller === 'read' || caller === 'push');

test('a good call about another project is refused as that, every one of them', async () => {
  const calls = keyedCalls().filter(({ ofProject }) => ofProject);
  expect(calls.length).toBeGreaterThan(50);
  for (const call of calls) {
    const { status, text } = await askWell(call, 'p2');
    expect([call.path, status, text.includes('has no access to the project')]).toEqual([call.path, 403, true]);
    expect(text).not.toContain('Otherbrand');
  }
});

test('what a key reads of its own project holds nothing of another, whatever else is named', async () => {
  const answered: string[] = [];
  for (const call of keyedCalls()) {
    const other = { project_id: 'p2' };
    const { status, text } = await askWell(call, 'p1', call.ofProject ? {} : other);
    if (call.ofProject && call.method === 'get') {
      const named = await askWell(call, 'p1', other);
      expect([call.path, named.status, named.text.includes('project_id')]).toEqual([call.path, 422, true]);
    }
    expect([call.path, text.includes('Otherbrand') || text.includes('项目 p2')]).toEqual([call.path, false]);
    if (status === 200) answered.push(call.path);
  }
  // The remaining calls need the id of an item, such as a brief, and none exists yet.
  expect(answered.length).toBeGreaterThan(40);
});

test('what people made in another project is not found by its id', async () => {
  const theirs = { ...(await server.signIn('ada')), 'project-id': 'p2', 'accept-language': 'en' };
  const begun = { title: 'Otherbrand alone', prompt_ids: [] };
  const made = await server.post('/api/front/optimize/draft/create', begun, theirs);
  const { id } = v.parse(v.object({ draft: v.object({ id: v.string() }) }), made.data).draft;
  for (const path of ['/api/front/optimize/draft', '/api/front/optimize/draft/versions']) {
    expect((await server.get(`${path}?id=${id}`, theirs)).code).toBe(0);
    const reply = await fetch(`${server.url}${path}?id=${id}`, { headers: { ...key, 'project-id': 'p1' } });
    expect([path, reply.status, (await reply.text()).includes('Otherbrand')]).toEqual([path, 404, false]);
  }
});

test('a feed is no way around it: not by its address, and not by its header', async () => {
  const secret = key['authorization']?.replace('Bearer ', '') ?? '';
  for (const [query, headers] of [
    [`project=p2&key=${secret}`, {}],
    ['project=p2', key],
    ['', { ...key, 'project-id': 'p2' }],
  ] as const) {
    const reply = await fetch(`${server.url}/api/front/table/feed?table=answers&${query}`, { headers });
    expect([query, reply.status]).toEqual([query, 403]);
    expect(await reply.text()).not.toContain('Otherbrand');
  }
});

/** Required arguments of tools, beside the project. */
const ARGUMENTS: Readonly<Record<string, object>> = {
  compare_slices: { first: {}, second: { platforms: ['kimi'] } },
  why_measure_moved: { measure: 'visibility', by: 'platform' },
  one_answer: { id: 'kimi-1-0' },
};

test('no tool of assistants reads another project', async () => {
  for (const { name } of allTools) {
    const reply = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name, arguments: name === 'list_projects' ? {} : { project: 'p2', ...ARGUMENTS[name] } },
      }),
    });
    const text = await reply.text();
    expect([name, text.includes('Otherbrand') || text.includes('项目 p2')]).toEqual([name, false]);
    const says = name === 'list_projects' ? 'p1' : 'has no access to the project';
    expect([name, text.includes(says)]).toEqual([name, true]);
  }
});

test('the list of projects holds those of the key and no other', async () => {
  const { data } = await server.get('/api/front/project/index', key);
  expect((data as { list: { id: string }[] }).list.map(({ id }) => id)).toEqual(['p1']);
});

test('whether there is another project is not told', async () => {
  const of = async (id: string) => (await server.get('/api/front/overview/index', { ...key, 'project-id': id })).msg;
  expect((await of('p2')).replace('p2', 'X')).toBe((await of('nowhere')).replace('nowhere', 'X'));
});

test('of the calls that change something, a key makes only those made for it', async () => {
  const allowed: string[] = [];
  for (const [method, path] of server.routes.all) {
    if (method !== 'post' || isOpen(path)) continue;
    const { code, msg } = await server.post(path, {}, { ...key, 'accept-language': 'en' });
    if (code !== 403 || !msg.includes('needs a login')) allowed.push(path);
  }
  // Pushing answers is the purpose of the scope `push`.
  expect(allowed).toEqual(['/api/front/answers/push']);
});
