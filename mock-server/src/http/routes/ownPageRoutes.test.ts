import { createServer } from 'node:http';
import type { Server } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inventorySchema, ownPageSchema, pageDetailSchema, pageJobSchema } from '#client/api/ownPageSchemas.ts';
import type { Inventory, PageJob } from '#client/api/ownPageSchemas.ts';
import { sampleAnswers, sampleDefinitions, sampleOwnPages } from '#fixtures/sample.ts';
import { fetchPolicy } from '#server/ingest/pages/FetchPolicy.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

// Pages are parsed in a worker thread, whose start is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const FILTERS = 'start_time=2026-03-04&end_time=2026-03-10';
const html = (title: string): string =>
  `<html><head><title>${title}</title></head><body><h1>${title}</h1><p>${'哪个牌子好，续航扎实。'.repeat(10)}</p></body></html>`;

let site: Server;
let origin: string;
let asked: string[];
/** The sitemap listed in robots.txt. */
let sitemap: string;
/** Called while a page is fetched. */
let meanwhile: (path: string) => Promise<unknown>;
let server: TestServer;
let ada: Record<string, string>;

beforeEach(async () => {
  asked = [];
  meanwhile = () => Promise.resolve();
  site = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/robots.txt') {
      response.end('User-agent: *\nDisallow: /secret\n\nUser-agent: GPTBot\nDisallow: /\nSitemap: /map.xml\n');
    } else if (path === '/map.xml') {
      response.end(sitemap);
    } else if (path === '/pages.xml') {
      const listed = ['/a', 'other.example/no scheme', 'https://other.example/', 'https://other.example/b'];
      response.end(`<urlset>${listed.map((one) => `<url><loc>${one}</loc></url>`).join('')}</urlset>`);
    } else if (path === '/none.xml') {
      response.writeHead(404).end();
    } else if (path === '/gone') {
      response.writeHead(404).end('gone');
    } else if (path === '/slow') {
      return;
    } else {
      void meanwhile(path).then(() => response.setHeader('content-type', 'text/html').end(html(`页面 ${path}`)));
    }
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const host = `127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
  origin = `http://${host}`;
  sitemap = `<urlset>${['/a', '/b', '/secret/x'].map((one) => `<url><loc>${origin}${one}</loc></url>`).join('')}<url><loc>https://other.example/</loc></url></urlset>`;
  server = await startTestServer({ fetchPolicy: fetchPolicy(new Set([host])) });
  ada = { ...(await server.signIn('ada')), 'project-id': 'p1' };
});
afterEach(async () => {
  site.closeAllConnections();
  site.close();
  await server.stop();
});

const start = async (order: unknown): Promise<PageJob> =>
  v.parse(pageJobSchema, (await server.post('/api/front/optimize/pages/fetch', order, ada)).data);
const job = async (id: string): Promise<PageJob> =>
  v.parse(pageJobSchema, (await server.get(`/api/front/optimize/pages/job?job_id=${id}`, ada)).data);
const finished = async (order: unknown): Promise<PageJob> => {
  const { job_id: id } = await start(order);
  return vi.waitFor(
    async () => {
      const now = await job(id);
      if (now.state === 'running') throw new Error('not yet');
      return now;
    },
    { timeout: 20_000, interval: 50 },
  );
};
const inventory = async (headers = ada): Promise<Inventory> =>
  v.parse(inventorySchema, (await server.get(`/api/front/optimize/pages?${FILTERS}`, headers)).data);

async function paste(content: string, url: string): Promise<{ code: number; msg: string; data: unknown }> {
  const form = new FormData();
  form.append('url', url);
  form.append('file', new Blob([content]), 'page.html');
  const response = await fetch(`${server.url}/api/front/optimize/pages/html`, {
    method: 'POST',
    headers: ada,
    body: form,
  });
  return (await response.json()) as { code: number; msg: string; data: unknown };
}

test('pages are read by their addresses; each that cannot be read says why', async () => {
  const urls = [
    `${origin}/a`,
    `${origin}/secret/x`,
    `${origin}/gone`,
    'http://127.0.0.1:1/',
    'http://2130706433/',
    'nonsense',
  ];
  const done = await finished({ from: 'urls', urls: [...urls, `${origin}/a#again`] });
  expect(done).toMatchObject({ state: 'done', done: 6, total: 6 });
  const said = new Map(done.outcomes.map(({ url, state, problem }) => [url, problem?.kind ?? state]));
  expect(Object.fromEntries(said)).toEqual({
    [`${origin}/a`]: 'added',
    [`${origin}/secret/x`]: 'robots',
    [`${origin}/gone`]: 'http_status',
    'http://127.0.0.1:1/': 'bad_port',
    'http://127.0.0.1/': 'private_address',
    nonsense: 'bad_address',
  });
  expect(asked).not.toContain('/secret/x');
  const { list } = await inventory();
  expect(list).toMatchObject([
    { url: `${origin}/a`, title: '页面 /a', source: 'url', problem: null, status: 'uncited' },
  ]);
  const reply = await server.get(`/api/front/optimize/page?${FILTERS}&id=${list[0]?.id ?? ''}`, ada);
  const { page } = v.parse(pageDetailSchema, reply.data);
  expect(page.text).toMatch(/^# 页面 \/a\n\n哪个牌子好/u);
  expect(page.facts.status).toBe(200);
  expect(page.facts.robots).toContainEqual({ crawler: 'GPTBot', allowed: false });
  expect(page.facts.robots).toContainEqual({ crawler: 'ClaudeBot', allowed: true });
});

test('a sitemap fills the inventory with the pages of its own site, and one that is none says so', async () => {
  expect(await finished({ from: 'sitemap', url: origin })).toMatchObject({ state: 'done', done: 3, total: 3 });
  expect((await inventory()).list.map(({ url }) => url).sort()).toEqual([`${origin}/a`, `${origin}/b`]);
  expect(asked).not.toContain('/secret/x');
  expect(await finished({ from: 'sitemap', url: `${origin}/sitemap-a` })).toMatchObject({
    state: 'failed',
    problem: { kind: 'not_sitemap' },
  });
  expect(await finished({ from: 'sitemap', url: 'http://10.0.0.1/sitemap.xml' })).toMatchObject({
    state: 'failed',
    problem: { kind: 'private_address' },
  });
});

test('what a sitemap lists and is not read is told', async () => {
  sitemap = `<sitemapindex>${['/pages.xml', '/none.xml', ...Array.from({ length: 40 }, (_, at) => `/map-${at}.xml`)].map((one) => `<sitemap><loc>${one}</loc></sitemap>`).join('')}</sitemapindex>`;
  const done = await finished({ from: 'sitemap', url: origin });
  // An unambiguous relative URL is resolved; text that is no URL is refused and quoted.
  expect(done.outcomes.map(({ url, state, problem }) => [url, problem?.kind ?? state])).toEqual([
    ['other.example/no scheme', 'bad_address'],
    [`${origin}/a`, 'added'],
  ]);
  expect(done).toMatchObject({ state: 'done', elsewhere: 2, beyond: 0, unasked_sitemaps: 13 });
  expect(done.unread_sitemaps).toContainEqual({
    url: `${origin}/none.xml`,
    problem: { kind: 'http_status', detail: '404' },
  });
});

test('what people change of a page while it is read again stays', async () => {
  await finished({ from: 'urls', urls: [`${origin}/a`, `${origin}/b`] });
  const { list } = await inventory();
  const idOf = (path: string) => list.find(({ url }) => url === `${origin}${path}`)?.id;
  meanwhile = (path) =>
    path === '/a'
      ? server.post('/api/front/optimize/pages/update', { id: idOf('/a'), prompt_ids: ['q2'] }, ada)
      : server.post('/api/front/optimize/pages/delete', { ids: [idOf('/b')] }, ada);
  expect(await finished({ from: 'pages', ids: list.map(({ id }) => id) })).toMatchObject({ state: 'done', done: 2 });
  expect((await inventory()).list).toMatchObject([{ url: `${origin}/a`, prompt_ids: ['q2'], prompts_chosen: true }]);
});

test('reading again keeps the earlier text when it fails, and a reading can be called off', async () => {
  await finished({ from: 'urls', urls: [`${origin}/a`] });
  const [page] = (await inventory()).list;
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  expect(await finished({ from: 'pages', ids: [page?.id] })).toMatchObject({
    outcomes: [{ state: 'kept', problem: { kind: 'unreachable' } }],
  });
  expect((await inventory()).list).toMatchObject([
    { title: '页面 /a', problem: { kind: 'unreachable' }, characters: page?.characters },
  ]);
});

test('a reading that is called off keeps what it has', async () => {
  const { job_id: id } = await start({ from: 'urls', urls: [`${origin}/a`, `${origin}/slow`] });
  await vi.waitFor(
    async () => {
      expect((await job(id)).done).toBe(1);
    },
    { timeout: 10_000 },
  );
  expect(await server.post('/api/front/optimize/pages/cancel', { job_id: id }, ada)).toMatchObject({
    data: { state: 'cancelled', done: 1 },
  });
  await vi.waitFor(async () => {
    expect((await inventory()).list).toHaveLength(1);
  });
  expect(await server.get('/api/front/optimize/pages/job?job_id=none', ada)).toMatchObject({ code: 404 });
});

test('of a page without an address it is not known how often answers cite it; one they do not cite has a rate of 0', async () => {
  await paste(html('没有网址'), '');
  await paste(html('没有引用'), 'https://own.example/never');
  const { list } = await inventory();
  expect(list.find(({ url }) => url === '')).toMatchObject({ title: '没有网址', rate: null, status: 'uncited' });
  expect(list.find(({ url }) => url !== '')).toMatchObject({ answers: 0, rate: { value: 0 }, status: 'uncited' });
});

test('pasted HTML is a page; with its address its citations are counted, and it is no longer offered', async () => {
  const before = await inventory();
  expect(before.cited).toMatchObject([{ url: 'https://own.example/a', title: '官网' }]);
  const page = v.parse(ownPageSchema, (await paste(html('哪个牌子好'), 'https://own.example/a')).data);
  expect(page).toMatchObject({ source: 'html', prompts_chosen: false, facts: { status: null } });
  const after = await inventory();
  expect(after.cited).toEqual([]);
  expect(after.list).toMatchObject([
    { id: page.id, answers: before.cited[0]?.answers, rate: { value: 1 }, status: 'steady' },
  ]);
  expect(after.list[0]?.points.reduce((sum, count) => sum + count, 0)).toBe(after.list[0]?.answers);
  // The same URL again is the same page.
  await paste(html('新标题'), 'http://www.own.example/a/?utm_source=x');
  expect((await inventory()).list).toMatchObject([{ id: page.id, title: '新标题' }]);
  expect(await paste('', '')).toMatchObject({ code: 422 });
  expect(await paste(html('x'), 'ftp://x')).toMatchObject({ code: 422, msg: expect.stringContaining('url') as string });
  expect((await paste('x'.repeat(2_200_000), '')).code).toBe(422);
});

test('prompts are chosen or left to the rules; pages are taken out and brought back', async () => {
  const page = v.parse(ownPageSchema, (await paste(html('标题'), 'https://own.example/x')).data);
  const update = (prompt_ids: unknown) =>
    server.post('/api/front/optimize/pages/update', { id: page.id, prompt_ids }, ada);
  expect((await update(['q2'])).data).toMatchObject({ prompt_ids: ['q2'], prompts_chosen: true });
  expect(await update(['none'])).toMatchObject({ code: 422, msg: expect.stringContaining('prompt_ids') as string });
  const detail = v.parse(
    pageDetailSchema,
    (await server.get(`/api/front/optimize/page?${FILTERS}&id=${page.id}`, ada)).data,
  );
  expect(detail.prompts).toMatchObject([{ id: 'q2', answers: 0, ok: 12 }]);
  expect((await update(null)).data).toMatchObject({ prompts_chosen: false });
  const ids = { ids: [page.id] };
  expect((await server.post('/api/front/optimize/pages/delete', ids, ada)).data).toEqual({ changed: 1 });
  expect((await inventory()).list).toEqual([]);
  expect((await server.get(`/api/front/optimize/page?${FILTERS}&id=${page.id}`, ada)).code).toBe(404);
  expect((await server.post('/api/front/optimize/pages/restore', ids, ada)).data).toEqual({ changed: 1 });
  expect((await inventory()).list).toMatchObject([{ id: page.id, title: '标题' }]);
});

test('prompts that somebody else chose meanwhile are not replaced without a word', async () => {
  const page = v.parse(ownPageSchema, (await paste(html('标题'), 'https://own.example/x')).data);
  const base = page.prompts_chosen ? page.prompt_ids : null;
  const update = (prompt_ids: readonly string[] | null, from: unknown) =>
    server.post('/api/front/optimize/pages/update', { id: page.id, prompt_ids, base: from }, ada);
  expect((await update(['q2'], base)).data).toMatchObject({ prompt_ids: ['q2'] });
  expect(await update(['q1'], base)).toMatchObject({ code: 409, msg: expect.stringContaining('其他人') as string });
  expect(await update(null, [])).toMatchObject({ code: 409 });
  expect((await update(['q2', 'q1'], ['q2'])).data).toMatchObject({ prompt_ids: ['q2', 'q1'] });
});

test('a project’s pages are its own; samples come with some that their answers cite', async () => {
  await paste(html('标题'), 'https://own.example/x');
  expect((await inventory({ ...ada, 'project-id': 'p2' })).list).toEqual([]);
  await server.stop();
  const samples = { projects: sampleDefinitions, ownPages: sampleOwnPages };
  server = await startTestServer({ samples: { ...samples, answers: (id, today) => sampleAnswers(id, today) } });
  ada = { ...(await server.signIn('ada')), 'project-id': 'chengyu' };
  const { list, cited } = await inventory();
  expect(list).toHaveLength(5);
  expect(list.filter(({ answers }) => answers > 0).length).toBeGreaterThan(2);
  expect(cited.length).toBeGreaterThan(3);
  expect(list.every(({ scores }) => scores !== null)).toBe(true);
});
