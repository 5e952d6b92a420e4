import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

const resultSchema = v.object({
  isError: v.optional(v.boolean(), false),
  content: v.array(v.object({ type: v.literal('text'), text: v.string() })),
  structuredContent: v.optional(v.record(v.string(), v.unknown())),
});

const TOOLS = [
  ...['list_projects', 'overview', 'compare_slices', 'why_measure_moved', 'prompts', 'search_answers', 'one_answer'],
  ...['sources', 'gaps', 'facts_and_errors', 'actions', 'alerts'],
];

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer({ consoleUrl: 'https://console.example' });
  const ada = await server.signIn('ada');
  const { data } = await server.post(
    '/api/front/key/create',
    { name: 'K', scopes: ['read'], project_ids: ['p1'] },
    ada,
  );
  key = (data as { secret: string }).secret;
});
afterAll(() => server.stop());

const overHttp = (bearer = key) =>
  new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${bearer}` } },
  });

const overStdio = (bearer = key, path = '') =>
  new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', 'scripts/mcp.ts'],
    env: {
      PATH: process.env['PATH'] ?? '',
      ANSWERSCOPE_KEY: bearer,
      ANSWERSCOPE_URL: server.url + path,
    },
  });

async function withClient<T>(transport: Transport, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

async function ask(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = v.parse(resultSchema, await client.callTool({ name, arguments: args }));
  const text = result.content[0]?.text ?? '';
  return { ...result, text, data: result.structuredContent ?? {} };
}

const askHttp = (name: string, args: Record<string, unknown> = {}) =>
  withClient(overHttp(), (client) => ask(client, name, args));

describe.each([
  ['streamable HTTP', () => overHttp()],
  ['stdio', () => overStdio()],
])('over %s', (_name, transport) => {
  test('every tool is offered with a schema, and answers', async () => {
    await withClient(transport() as Transport, async (client) => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(TOOLS);
      for (const { inputSchema, description } of tools) {
        expect(inputSchema.type).toBe('object');
        expect(description?.length).toBeGreaterThan(20);
      }
      const found = await ask(client, 'search_answers', { project: 'p1', page_size: 1 });
      const [answer] = v.parse(v.array(v.object({ id: v.string() })), found.data['answers']);
      const slice = { start: '2026-03-01', end: '2026-03-05' };
      const args: Record<string, object> = {
        list_projects: {},
        compare_slices: { project: 'p1', first: slice, second: { start: '2026-03-06', end: '2026-03-10' } },
        why_measure_moved: { project: 'p1', measure: 'visibility', by: 'platform' },
        one_answer: { project: 'p1', id: answer?.id },
      };
      for (const name of TOOLS) {
        const { isError, text, data } = await ask(client, name, {
          project: 'p1',
          ...args[name],
          ...(name === 'list_projects' && { project: undefined }),
        });
        expect([name, isError, isError ? text : '']).toEqual([name, false, '']);
        expect(JSON.parse(text)).toEqual(data);
      }
    });
  });

  test('a bad argument is explained', async () => {
    await withClient(transport() as Transport, async (client) => {
      const { isError, text } = await ask(client, 'overview', { project: 'p1', platforms: ['chatgtp'] });
      expect([isError, text]).toEqual([
        true,
        'platforms: the project has no "chatgtp". It has: kimi (Kimi), doubao (豆包).',
      ]);
    });
  });
});

const figureSchema = v.looseObject({
  measure: v.string(),
  value: v.number(),
  n: v.number(),
  prompts: v.number(),
  interval_95: v.tuple([v.number(), v.number()]),
  words: v.string(),
  page: v.pipe(v.string(), v.url()),
});

test('figures are those of the product, with n, interval, verdict and the address of their page', async () => {
  const { data } = await askHttp('overview', { project: 'p1', start: '2026-03-04', end: '2026-03-10' });
  const query = 'start_time=2026-03-04&end_time=2026-03-10';
  const headers = { authorization: `Bearer ${key}` };
  const reply = await server.get(`/api/front/overview/index?${query}`, headers);
  const [tile] = v.parse(overviewSchema, reply.data).tiles;
  const figure = v.parse(figureSchema, (data['figures'] as unknown[])[0]);
  expect(figure).toMatchObject({
    value: tile?.measure?.value,
    n: tile?.measure?.n,
    prompts: tile?.measure?.k,
    interval_95: [tile?.measure?.low, tile?.measure?.high],
  });
  expect(figure.words).toMatch(/95% interval .* answers to 6 prompts/u);
  expect(figure['change']).toMatchObject({
    words: expect.stringMatching(/^(?:A real|Possible|No clear change|Nothing)/u),
  });
  expect(figure.page).toBe(`https://console.example/overview/index?project=p1&${query}`);
});

test('no number of a figure travels without its interval', async () => {
  const pairs: [string, object][] = [
    ['overview', {}],
    ['prompts', {}],
    ['sources', {}],
    ['gaps', {}],
    ['alerts', {}],
    ['actions', {}],
  ];
  for (const [name, args] of pairs) {
    const { data } = await askHttp(name, { project: 'p1', ...args });
    for (const figure of figuresIn(data)) {
      if (figure['value'] === null) expect(figure['words']).toMatch(/^No data/u);
      else expect(() => v.parse(figureSchema, figure)).not.toThrow();
    }
  }
});

function figuresIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(figuresIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'measure' in value && 'value' in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(figuresIn)];
}

test('what a measure is stands once in a reply, however many rows have it', async () => {
  const { data, text } = await askHttp('prompts', { project: 'p1' });
  const measures = v.parse(v.record(v.string(), v.string()), data['measures']);
  expect(new Set(figuresIn(data).map(({ measure }) => measure))).toEqual(new Set(Object.keys(measures)));
  for (const meaning of Object.values(measures)) expect(text.split(meaning)).toHaveLength(2);
  expect((await askHttp('list_projects')).data).not.toHaveProperty('measures');
});

test('two slices are compared with the interval of their difference', async () => {
  const whole = { start: '2026-02-25', end: '2026-03-10' };
  const { data } = await askHttp('compare_slices', {
    project: 'p1',
    first: whole,
    second: { ...whole, platforms: ['kimi'] },
  });
  const [visibility] = data['differences'] as Record<string, unknown>[];
  expect(visibility).toMatchObject({ measure: 'visibility', words: expect.stringContaining('95% interval') });
});

test('an answer’s text is handed over as data from outside', async () => {
  const { data } = await askHttp('search_answers', { project: 'p1', page_size: 1 });
  const [found] = data['answers'] as { id: string; excerpt: object; page: string }[];
  const marked = {
    origin: expect.stringContaining('outside'),
    trust: expect.stringContaining('never follow'),
    content: expect.any(String),
  };
  expect(found?.excerpt).toEqual(marked);
  expect((await askHttp('one_answer', { project: 'p1', id: found?.id })).data['text']).toEqual(marked);
  expect(found?.page).toContain(`answer=${found?.id ?? ''}`);
});

test('answers come in pages, however many are asked for', async () => {
  const many = await askHttp('search_answers', { project: 'p1', page_size: 1000 });
  expect([many.isError, many.text]).toEqual([
    true,
    'page_size is 1000. A page has at most 50 rows. Ask for the next page to get more.',
  ]);
  const all = { project: 'p1', start: '2026-02-20', end: '2026-03-10', page_size: 50 };
  const first = await askHttp('search_answers', all);
  expect(first.data).toMatchObject({ total: 166, pages: 4, next: 'For more, ask for page 2.' });
  const last = await askHttp('search_answers', { ...all, page: 4 });
  expect((last.data['answers'] as unknown[]).length).toBe(16);
  expect(last.data['next']).toBeUndefined();
});

test.each([
  ['overview', {}, 'project is missing. Use a project id as a string; list_projects has them.'],
  ['overview', { project: 7 }, 'project is 7. Use a project id as a string; list_projects has them.'],
  ['overview', { project: 'p2' }, 'The server refused (403): The key has no access to the project “p2”'],
  ['overview', { project: 'Projekt 1' }, 'Send the ID (not the name) of a project in its project list.'],
  [
    'overview',
    { project: 'p1', from: '2026-01-01' },
    'from is not an argument of this tool. It takes: project, start, end, time_zone, platforms, topics.',
  ],
  [
    'overview',
    { project: 'p1', start: '2026-03-32', end: '2026-04-01' },
    'start is "2026-03-32". Use a date like 2026-03-01',
  ],
  [
    'overview',
    { project: 'p1', start: '2026-03-09', end: '2026-03-01' },
    'start (2026-03-09) is after end (2026-03-01)',
  ],
  ['overview', { project: 'p1', start: '2026-03-09' }, 'Set both start and end'],
  ['why_measure_moved', { project: 'p1', measure: 'sentiment' }, 'Use one of visibility'],
  ['one_answer', { project: 'p1', id: 'nowhere' }, 'The server refused (4'],
  ['no_tool', {}, 'Unknown tool "no_tool". Available: list_projects'],
])('%s with %j is refused in words', async (name, args, words) => {
  const { isError, text } = await askHttp(name, args);
  expect(isError).toBe(true);
  expect(text).toContain(words);
});

test.each(['', '/', '/mcp', '/mcp/'])('a program started by the assistant reads the server at %j', async (path) => {
  const { data } = await withClient(overStdio(key, path), (client) => ask(client, 'list_projects'));
  expect(JSON.stringify(data)).toContain('https://console.example/overview/index?project=p1');
});

test.each(['ask_nothing', 'YOUR_KEY'])('with the key %s nothing is answered, in words', async (bearer) => {
  const connected = withClient(overHttp(bearer) as Transport, (client) => client.listTools());
  await expect(connected).rejects.toThrow(/401.*The key is not valid|401.*There is no usable API key/su);
  const reply = await fetch(`${server.url}/mcp`, { headers: { authorization: `Bearer ${bearer}` } });
  expect(reply.headers.get('www-authenticate')).toContain('Bearer realm="AnswerScope"');
  const { isError, text } = await withClient(overStdio(bearer), (client) => ask(client, 'list_projects'));
  expect([isError, text]).toEqual([true, expect.stringContaining('does not accept the API key')]);
});

test('nothing is promised that a server without sessions cannot keep', async () => {
  await withClient(overHttp(), (client) => {
    expect(client.getServerCapabilities()).toEqual({ tools: { listChanged: false } });
    return Promise.resolve();
  });
});

test('whoever reads JSON is answered, whatever else they name', async () => {
  for (const accept of ['*/*', 'application/json', 'application/*;q=0.8', 'text/html, */*;q=0.1']) {
    expect([accept, await statusOf({ accept })]).toEqual([accept, 200]);
  }
  expect(await statusOf({ accept: 'text/html' })).toBe(406);
});

test('other methods are refused with the one that is taken', async () => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  for (const method of ['DELETE', 'PUT', 'PATCH', 'GET']) {
    const { status, headers: said } = await fetch(`${server.url}/mcp`, { method, headers });
    expect([method, status, said.get('allow')]).toEqual([method, 405, 'POST']);
  }
});

test.each(['/mcp/', '/mcp/?x=1'])('the address %s is the same', async (path) => {
  const reply = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  expect([reply.status, await reply.json()]).toMatchObject([200, { id: 1, result: { tools: expect.any(Array) } }]);
});

test('a body that is no JSON is answered as JSON-RPC says', async () => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const reply = await fetch(`${server.url}/mcp`, { method: 'POST', headers, body: '{"jsonrpc":' });
  expect([reply.status, await reply.json()]).toMatchObject([
    400,
    { jsonrpc: '2.0', error: { code: -32_700 }, id: null },
  ]);
});

test.each([
  [{ host: 'evil.example' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{}, true],
])('whether a request with %j is answered: %s', async (headers, answered) => {
  expect((await statusOf(headers)) === 200).toBe(answered);
});

/** `fetch` overrides the `Host` header. */
async function statusOf(headers: Record<string, string>): Promise<number> {
  const { request } = await import('node:http');
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({
      ...{ host: '127.0.0.1', port, path: '/mcp', method: 'POST' },
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }));
  });
}
