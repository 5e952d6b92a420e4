import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerDetailSchema, answerListSchema } from '#client/api/answerSchemas.ts';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { projectIndexSchema } from '#client/api/projectSchemas.ts';
import { smallSamples } from '#server/testing/smallSamples.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const INDEX = '/api/front/project/index';
const OVERVIEW = '/api/front/overview/index';
const ANSWERS = '/api/front/answer/answers';
const ANSWER = '/api/front/answer/answer';

let server: TestServer;
let admin: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  admin = await server.signIn('ada');
});
afterEach(() => server.stop());

const projectIds = async (headers: Record<string, string>) =>
  v.parse(projectIndexSchema, (await server.get(INDEX, headers)).data).list.map(({ id }) => id);

function writeImport(id: string, version: number): void {
  const folder = join(server.dataDir, 'projects', id);
  const [base] = smallSamples.projects('2026-03-10');
  const at = '2026-03-09T00:00:00.000Z';
  const answers = [...smallSamples.answers('p1', '2026-03-10')].slice(0, version);
  const extra = { id, name: '录入', origin: 'import', created_at: at, updated_at: at, answer_count: answers.length };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'answers.jsonl'), answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  writeFileSync(join(folder, 'project.json'), JSON.stringify({ ...base, ...extra, name: `录入 ${String(version)}` }));
}

describe('projects', () => {
  test('admins see all, members theirs', async () => {
    expect(await projectIds(admin)).toEqual(['p1', 'p2']);
    expect(await projectIds(await server.signIn('max'))).toEqual(['p1']);
    expect(await projectIds(await server.signIn('eva'))).toEqual([]);
  });

  test('an import appears without a restart, and so does a second one into the same project', async () => {
    writeImport('eigen', 5);
    const reply = v.parse(projectIndexSchema, (await server.get(INDEX, admin)).data);
    expect(reply.list.at(0)).toEqual({
      id: 'eigen',
      name: '录入 5',
      brand: 'Ownbrand',
      has_data: 1,
      origin: 'import',
      archived: false,
    });
    const headers = { ...admin, 'project-id': 'eigen' };
    const total = async () => v.parse(overviewSchema, (await server.get(OVERVIEW, headers)).data).scope.project_answers;
    expect(await total()).toBe(5);
    writeImport('eigen', 12);
    expect(await total()).toBe(12);
  });

  test('a broken import takes neither the list nor the others down', async () => {
    writeImport('eigen', 5);
    writeFileSync(join(server.dataDir, 'projects', 'eigen', 'answers.jsonl'), '{"id":');
    mkdirSync(join(server.dataDir, 'projects', 'ruin'));
    writeFileSync(join(server.dataDir, 'projects', 'ruin', 'project.json'), '[');
    // Damaged projects stay in the list, with the problem.
    expect(new Set(await projectIds(admin))).toEqual(new Set(['p1', 'p2', 'eigen', 'ruin']));
    expect((await server.get(OVERVIEW, { ...admin, 'project-id': 'eigen' })).code).toBe(500);
    expect((await server.get(OVERVIEW, admin)).code).toBe(0);
  });

  test('the header decides; without it the first project answers', async () => {
    const named = async (headers: Record<string, string>) =>
      v.parse(overviewSchema, (await server.get(OVERVIEW, headers)).data).brands[0]?.name;
    expect(await named({ ...admin, 'project-id': 'p2' })).toBe('Otherbrand');
    expect(await named(admin)).toBe('Ownbrand');
  });

  test('an unknown project is bad input, one of somebody else is forbidden', async () => {
    expect(await server.get(OVERVIEW, { ...admin, 'project-id': 'p9' })).toMatchObject({
      code: 422,
      msg: expect.stringMatching(/^project-id/u),
    });
    const max = await server.signIn('max');
    expect((await server.get(OVERVIEW, { ...max, 'project-id': 'p2' })).code).toBe(403);
    expect((await server.get(OVERVIEW, await server.signIn('eva'))).code).toBe(403);
  });
});

describe('filters', () => {
  test('without dates the window is the last 7 days ending today', async () => {
    const { scope } = v.parse(overviewSchema, (await server.get(OVERVIEW, admin)).data);
    expect([scope.start_time, scope.end_time]).toEqual(['2026-03-04', '2026-03-10']);
  });

  test('lists may carry brackets or not, repeat or not', async () => {
    const totals: number[] = [];
    for (const query of ['platform_ids[]=kimi', 'platform_ids=kimi', 'platform_ids[]=kimi&platform_ids[]=kimi']) {
      const reply = await server.get(`${ANSWERS}?${query}`, admin);
      totals.push(v.parse(answerListSchema, reply.data).total);
    }
    expect(new Set(totals).size).toBe(1);
    const both = await server.get(`${ANSWERS}?platform_ids[]=kimi&platform_ids[]=doubao`, admin);
    expect(v.parse(answerListSchema, both.data).total).toBe(2 * (totals[0] ?? 0));
  });

  test.each([
    ['start_time', 'start_time=2026-02-30'],
    ['start_time', 'start_time=yesterday'],
    ['start_time', 'start_time=2026-03-09&end_time=2026-03-08'],
    ['start_time', 'start_time=2010-01-01&end_time=2026-03-08'],
    ['start_time', 'start_time=2026-03-01&start_time=2026-03-02'],
    ['end_time', 'end_time='],
    ['topic_ids', 'topic_ids[]=t-x'],
    ['platform_ids', 'platform_ids[]=kimi&platform_ids[]=gopher'],
    ['keyword_ids', 'keyword_ids=k1,k9'],
    ['time_zone', 'time_zone=Mars/Olympus'],
    ['time_zone', 'time_zone=%2B08:00'],
    ['compare_end_time', 'compare_start_time=2026-03-01'],
    [
      'compare_start_time',
      'start_time=2026-03-04&end_time=2026-03-10&compare_start_time=2026-02-26&compare_end_time=2026-03-04',
    ],
    ['branded', 'branded=maybe'],
    ['tag', 'tag=none'],
    ['tag', 'tag='],
  ])('%s is named when it is at fault: %s', async (field, query) => {
    for (const path of [OVERVIEW, ANSWERS]) {
      const reply = await server.get(`${path}?${query}`, admin);
      expect(reply).toMatchObject({ code: 422, msg: expect.stringMatching(`^${field}`) });
    }
  });

  test('the same question gets the same answer, kept or not', async () => {
    const first = await server.get(OVERVIEW, admin);
    expect(await server.get(OVERVIEW, admin)).toEqual(first);
  });

  test('branded and unbranded prompts are told apart, in the report as in its answers', async () => {
    for (const [branded, isLeft] of [
      ['branded', false],
      ['unbranded', true],
    ] as const) {
      const { scope } = v.parse(overviewSchema, (await server.get(`${OVERVIEW}?branded=${branded}`, admin)).data);
      const answers = v.parse(answerListSchema, (await server.get(`${ANSWERS}?branded=${branded}`, admin)).data);
      expect(scope.answers.ok).toBe(answers.total);
      expect(answers.total > 0).toBe(isLeft);
    }
  });

  test('a zone is known however it is typed', async () => {
    expect((await server.get(`${OVERVIEW}?time_zone=europe/berlin`, admin)).code).toBe(0);
  });
});

describe('answers', () => {
  test('the answers behind the own visibility are as many as its numerator', async () => {
    const overview = v.parse(overviewSchema, (await server.get(OVERVIEW, admin)).data);
    const visibility = overview.tiles.find((tile) => tile.measure_id === 'visibility')?.measure;
    const reply = await server.get(`${ANSWERS}?brand_id=own&mention=named&page_size=10`, admin);
    const answers = v.parse(answerListSchema, reply.data);
    expect(answers.total).toBe(visibility?.numerator);
    expect(answers.list).toHaveLength(10);
    expect(answers.list[0]?.brands[0]).toMatchObject({ brand_id: 'own', position: 1 });
  });

  test('pages follow one another, the newest first', async () => {
    const first = v.parse(answerListSchema, (await server.get(`${ANSWERS}?page_size=50`, admin)).data);
    const second = v.parse(answerListSchema, (await server.get(`${ANSWERS}?page_size=50&page=2`, admin)).data);
    expect(first.list.length + second.list.length).toBe(first.total);
    const times = [...first.list, ...second.list].map((answer) => answer.asked_at);
    expect(times).toEqual([...times].sort().reverse());
    const beyond = v.parse(answerListSchema, (await server.get(`${ANSWERS}?page=999999`, admin)).data);
    expect(beyond).toMatchObject({ list: [], total: first.total });
  });

  test('an excerpt marks the mentions it holds', async () => {
    const { list } = v.parse(answerListSchema, (await server.get(`${ANSWERS}?brand_id=own&mention=named`, admin)).data);
    for (const { excerpt, excerpt_mentions: mentions } of list) {
      expect(mentions.map(({ start, end }) => excerpt.slice(start, end))).toContain('Ownbrand');
    }
  });

  test('a search marks what it found, in whatever width it was typed', async () => {
    const q = encodeURIComponent('ＯＷＮｂｒａｎｄ 推荐');
    const found = v.parse(answerListSchema, (await server.get(`${ANSWERS}?q=${q}`, admin)).data);
    const named = v.parse(answerListSchema, (await server.get(`${ANSWERS}?brand_id=own&mention=named`, admin)).data);
    expect(found.total).toBe(named.total);
    for (const { excerpt, excerpt_hits: hits } of found.list) {
      expect(hits.map(({ start, end }) => excerpt.slice(start, end))).toEqual(['推荐', 'Ownbrand']);
    }
    expect(named.list.every(({ excerpt_hits: hits }) => hits.length === 0)).toBe(true);
  });

  test('a cited page is found however its address is written, and so are the pages below a folder', async () => {
    const total = async (query: string) =>
      v.parse(answerListSchema, (await server.get(`${ANSWERS}?${query}`, admin)).data).total;
    const all = await total('domain=own.example');
    expect(all).toBeGreaterThan(0);
    expect(await total('url=http://www.OWN.example/a/?utm_source=y')).toBe(all);
    expect(await total('url_prefix=own.example/')).toBe(all);
    expect(await total('url_prefix=own.example/a/')).toBe(0);
  });

  test('one answer in full', async () => {
    const { list } = v.parse(answerListSchema, (await server.get(`${ANSWERS}?platform_ids=kimi`, admin)).data);
    const id = list[0]?.id ?? '';
    const detail = v.parse(answerDetailSchema, (await server.get(`${ANSWER}?id=${id}`, admin)).data);
    expect(detail.id).toBe(id);
    expect(detail.mentions.map(({ start, end }) => detail.text.slice(start, end))).toContain('Rivalix');
    expect(detail.citations).toEqual([
      {
        position: 1,
        url: 'https://own.example/a',
        title: '官网',
        host: 'own.example',
        domain: 'own.example',
        type: 'own',
      },
    ]);
    expect(detail.tracked.map((brand) => brand.order)).toEqual([0, 1]);
  });

  test('not captured is null, not an empty list', async () => {
    const { list } = v.parse(answerListSchema, (await server.get(`${ANSWERS}?platform_ids=doubao`, admin)).data);
    expect(list[0]?.citation_count).toBeNull();
    const detail = await server.get(`${ANSWER}?id=${list[0]?.id ?? ''}`, admin);
    expect(v.parse(answerDetailSchema, detail.data).citations).toBeNull();
  });

  test.each([
    ['brand_id', 'brand_id=nobody'],
    ['prompt_id', 'prompt_id=q99'],
    ['mention', 'mention=maybe'],
    ['status', 'status=great'],
    ['url', 'url=nonsense'],
    ['url', 'url='],
    ['url_prefix', 'url_prefix=javascript:alert(1)'],
    ['gap', 'gap=2'],
    ['page', 'page=-1'],
    ['page', 'page=1e3'],
    ['page_size', 'page_size=1000'],
    ['q', `q=${'长'.repeat(201)}`],
  ])('%s is named when it is at fault', async (field, query) => {
    const reply = await server.get(`${ANSWERS}?${query}`, admin);
    expect(reply).toMatchObject({ code: 422, msg: expect.stringMatching(`^${field}`) });
  });

  test('an unknown answer is not found, and the field is named', async () => {
    expect(await server.get(`${ANSWER}?id=none`, admin)).toMatchObject({
      code: 404,
      msg: expect.stringMatching(/^id/u),
    });
    expect(await server.get(ANSWER, admin)).toMatchObject({ code: 422, msg: expect.stringMatching(/^id/u) });
  });
});

test('the health check counts what is analysed', async () => {
  expect((await fetch(`${server.url}/__mock/health`)).status).toBe(503);
  await server.catalogue.load();
  const response = await fetch(`${server.url}/__mock/health`);
  expect(await response.json()).toEqual({ ok: true, answers: 336, console_url: 'http://127.0.0.1:5173' });
});
