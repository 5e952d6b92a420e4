import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandCalls, OWN } from '../testing/brandCalls.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { createMcpServer } from './createMcpServer.ts';
import { httpApi } from './shapes/AssistantApi.ts';
import type { AssistantApi } from './shapes/AssistantApi.ts';
import { overview } from './tools/projectTools.ts';

let server: TestServer;
let client: Client;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  const ada = await server.signIn('ada');
  const draft = { name: 'K', scopes: ['read'], project_ids: ['p1'] };
  const { data } = await server.post('/api/front/key/create', draft, ada);
  headers = { authorization: `Bearer ${(data as { secret: string }).secret}`, 'accept-language': 'en' };
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const api = httpApi({ baseUrl: server.url, headers, consoleUrl: 'https://console.example' });
  await createMcpServer(api, '1').connect(ours);
  client = new Client({ name: 'test', version: '1' });
  await client.connect(theirs);
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

async function ask(name: string, args: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const result = await client.callTool({ name, arguments: { project: 'p1', ...args } });
  expect([name, result.isError ?? false]).toEqual([name, false]);
  return result.structuredContent as Record<string, unknown>;
}

/** Tools whose figures depend on a date window, with their required arguments. */
const WINDOWED: [string, object][] = [
  ['overview', {}],
  ['compare_slices', { first: {}, second: {} }],
  ['why_measure_moved', { measure: 'visibility' }],
  ['prompts', {}],
  ['search_answers', {}],
  ['sources', {}],
  ['gaps', {}],
  ['facts_and_errors', {}],
  ['actions', {}],
  ['alerts', {}],
];

function windowsIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(windowsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    ['window', 'compared_with'].includes(name) ? [inner as object] : windowsIn(inner),
  );
}

test.each(WINDOWED)(
  'every window of %s names its days like the arguments that select them, and its zone',
  async (name, args) => {
    const windows = windowsIn(await ask(name, { ...args }));
    expect(windows.length).toBeGreaterThan(0);
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u) as string;
    for (const window of windows) expect(window).toEqual({ start: day, end: day, time_zone: 'Asia/Shanghai' });
  },
);

test.each(['overview', 'prompts', 'sources', 'gaps', 'actions', 'alerts'])(
  '%s names the days that its changes compare with',
  async (name) => {
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u) as string;
    expect(await ask(name)).toMatchObject({ compared_with: { start: day, end: day } });
  },
);

test('every tool that takes a zone says what it is for', async () => {
  const { tools } = await client.listTools();
  const zones = JSON.stringify(tools).match(/"time_zone":\{[^}]*\}/gu) ?? [];
  expect(zones.length).toBeGreaterThan(WINDOWED.length - 2);
  for (const zone of zones) expect(zone).toContain('in which days are counted');
});

const daysOf = (page: unknown): (string | null)[] => {
  const { searchParams } = new URL(String(page));
  return [searchParams.get('start_time'), searchParams.get('end_time')];
};
const pageIn = (value: unknown): unknown => (value as { page: unknown }).page;

test.each(['overview', 'facts_and_errors'])('the page of %s is of the days of the reply', async (name) => {
  const { window, page } = await ask(name);
  const { start, end } = window as { start: string; end: string };
  expect(daysOf(page)).toEqual([start, end]);
});

test('what is of all recorded answers is told from what is of the window', async () => {
  const { errors } = await ask('facts_and_errors');
  for (const error of errors as object[]) {
    expect(Object.keys(error)).toEqual(expect.arrayContaining(['answers', 'reach', 'example_answer', 'on_all_days']));
    expect(Object.keys(error)).not.toContain('platforms');
  }
});

test('lists lead to pages of the same days, list and search', async () => {
  const { window, prompts, domains } = await ask('gaps');
  const { start, end } = window as { start: string; end: string };
  const [lost] = (prompts as { list: unknown[] }).list;
  expect(daysOf(pageIn(lost))).toEqual([start, end]);
  const address = (domains as { page_address: string }).page_address;
  expect(daysOf(address)).toEqual([start, end]);
  expect(address).toContain('tab=sources');
});

test('what was before has a page of its own days', async () => {
  const { window, compared_with: previous, before, now } = await ask('why_measure_moved', { measure: 'visibility' });
  const days = (value: unknown): string[] => [
    (value as Record<string, string>)['start'] ?? '',
    (value as Record<string, string>)['end'] ?? '',
  ];
  expect([daysOf(pageIn(now)), daysOf(pageIn(before))]).toEqual([days(window), days(previous)]);
  const { alerts } = await ask('alerts');
  for (const alert of alerts as { window: unknown; compared_with: unknown; now: unknown; before: unknown }[]) {
    if (daysOf(pageIn(alert.now))[0] === null) continue;
    expect([daysOf(pageIn(alert.now)), daysOf(pageIn(alert.before))]).toEqual([
      days(alert.window),
      days(alert.compared_with),
    ]);
  }
});

describe('a zone that is asked for', () => {
  const week = { start: '2026-03-04', end: '2026-03-04' };
  const idsIn = (list: unknown): string[] => (list as { id: string }[]).map(({ id }) => id);
  const answers = async (zone: string) => idsIn((await ask('search_answers', { ...week, time_zone: zone }))['answers']);

  test('is the one in which days are counted', async () => {
    const query = 'start_time=2026-03-04&end_time=2026-03-04&time_zone=America/Los_Angeles';
    const { data } = await server.get(`/api/front/answer/answers?${query}`, headers);
    expect(await answers('america/los_angeles')).toEqual(idsIn((data as { list: unknown }).list));
    expect(await answers('America/Los_Angeles')).not.toEqual(await answers('Asia/Shanghai'));
    const { window } = await ask('overview', { ...week, time_zone: 'america/los_angeles' });
    expect(window).toEqual({ ...week, time_zone: 'America/Los_Angeles' });
  });

  test('and is none is refused in words', async () => {
    const args = { project: 'p1', time_zone: 'Mars/X' };
    const result = await client.callTool({ name: 'overview', arguments: args });
    expect(JSON.stringify(result.content)).toContain('Use an IANA time zone such as Europe/Berlin.');
  });
});

test('a cited domain may be given as the address of a page', async () => {
  const total = async (domain: string) => (await ask('search_answers', { domain }))['total'];
  const cited = await total('own.example');
  expect(cited).toBeGreaterThan(0);
  for (const typed of ['https://www.own.example/page?x=1', 'WWW.OWN.example', 'own.example:443']) {
    expect([typed, await total(typed)]).toEqual([typed, cited]);
  }
});

test('a citation rate that no domain is set for is told as not set, which is not no data', async () => {
  await brandCalls(server, { ...(await server.signIn('ada')), 'project-id': 'p1' }).run('save', [
    { ...OWN, domains: [] },
  ]);
  const ours = 'Not set: the brand has no website domain';
  const rateIn = (figures: unknown) =>
    (figures as { measure: string; words: string }[]).find(({ measure }) => measure === 'citation_rate')?.words;
  expect(rateIn((await ask('overview'))['figures'])).toContain(ours);
  const compared = await ask('compare_slices', { first: {}, second: { platforms: ['kimi'] } });
  expect(rateIn((compared['first'] as Record<string, unknown>)['figures'])).toContain(ours);
  expect(rateIn(compared['differences'])).toContain(ours);
  const why = await ask('why_measure_moved', { measure: 'citation_rate' });
  expect([why['verdict'], why['before'], why['now']]).toEqual([
    expect.stringContaining(ours),
    expect.objectContaining({ words: expect.stringContaining(ours) }),
    expect.objectContaining({ words: expect.stringContaining(ours) }),
  ]);
  const [prompt] = (await ask('prompts', { page_size: 1 }))['prompts'] as { citation_rate: { words: string } }[];
  expect(prompt?.citation_rate.words).toContain(ours);
});

test('figures say where their sentiments come from, and a window without answers where there are some', async () => {
  const data = await ask('overview');
  expect(data['sentiment_source']).toMatch(/^The sentiment of .+ (?:label|estimated)/u);
  expect(data).not.toHaveProperty('no_answers_here');
  const none = await ask('overview', { start: '2020-01-01', end: '2020-01-07' });
  expect(none['no_answers_here']).toMatchObject({ first_day: expect.stringMatching(/^\d{4}-/u) as unknown });
  expect(none).not.toHaveProperty('sentiment_source');
});

test('an empty list of sources or answers says whether there are no answers at all on its days', async () => {
  const days = { start: '2020-01-01', end: '2020-01-07' };
  for (const name of ['sources', 'search_answers']) {
    expect((await ask(name, days))['no_answers_here']).toEqual((await ask('overview', days))['no_answers_here']);
    const { total, no_answers_here: none } = await ask(name, { search: 'in no answer' });
    expect([name, total, none]).toEqual([name, 0, undefined]);
  }
});

test('what changed on one platform or topic leads to the page of that platform or topic', async () => {
  const { data } = await server.get('/api/front/overview/index', { ...headers, 'project-id': 'p1' });
  const report = data as Record<string, object[]>;
  const [tile] = report['tiles'] as { measure: object; change: object }[];
  const place = { platform_id: null, topic_id: null };
  const item = { ...{ measure_id: 'visibility', brand_id: 'any', cause: null }, ...tile, previous: tile?.measure };
  const changes = [
    { ...item, ...place, id: 'all' },
    { ...item, ...place, id: 'platform', platform_id: 'kimi' },
    { ...item, ...place, id: 'topic', topic_id: 't1' },
  ];
  const api: AssistantApi = {
    consoleUrl: 'https://console.example',
    get: (path, schema) =>
      Promise.resolve(
        v.parse(schema, path.endsWith('/overview/index') ? { ...report, changes } : { list: report['platforms'] }),
      ),
  };
  const reply = await overview.run({ project: 'p1', platforms: ['kimi', 'doubao'] }, api);
  const chosen = (reply['what_changed'] as { page: string }[]).map(({ page }) => {
    const { searchParams } = new URL(page);
    return [searchParams.getAll('platform_ids'), searchParams.getAll('topic_ids')];
  });
  expect(chosen).toEqual([
    [['kimi', 'doubao'], []],
    [['kimi'], []],
    [['kimi', 'doubao'], ['t1']],
  ]);
});

test('the parts of a change add up to the difference that the reply names', async () => {
  const reply = await ask('why_measure_moved', { measure: 'visibility', platforms: ['kimi'], by: 'topic' });
  const { before, now, difference_of_now_and_before: difference, parts } = reply;
  const sums = (parts as { sum: number; words: string; name: string }[]).map(({ sum }) => sum);
  expect(sums.reduce((all, sum) => all + sum, 0)).toBeCloseTo(difference as number, 12);
  expect(difference).toBeCloseTo((now as { value: number }).value - (before as { value: number }).value, 12);
  expect(reply['note']).toContain('add up exactly to difference_of_now_and_before');
  expect((parts as { name: string }[]).every(({ name }) => name !== '')).toBe(true);
});

test('a brand alone selects the answers that mention it, by the id that the leaderboard tells', async () => {
  const { leaderboard } = (await ask('overview')) as { leaderboard: { brand_id: string; own: boolean }[] };
  const brand = leaderboard.find(({ own }) => own)?.brand_id ?? '';
  const count = async (args: object): Promise<unknown> => (await ask('search_answers', { ...args }))['total'];
  const named = await count({ brand_id: brand, mention: 'named' });
  expect(named).toBeLessThan((await count({})) as number);
  expect(await count({ brand_id: brand })).toBe(named);
  const liked = await count({ brand_id: brand, mention: 'named', sentiment: 'positive' });
  expect(await count({ brand_id: brand, sentiment: 'positive' })).toBe(liked);
});
