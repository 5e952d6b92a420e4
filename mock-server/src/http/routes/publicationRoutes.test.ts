import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { changeListSchema, effectSchema, savedChangeSchema } from '#client/api/publicationSchemas.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const BASE = '/api/front/optimize/changes';

let server: TestServer;
let admin: Record<string, string>;
let prompt: string;
beforeEach(async () => {
  server = await startTestServer();
  admin = { ...(await server.signIn('ada')), 'project-id': 'p1' };
  const reply = await server.get('/api/front/answer/prompts', admin);
  const { list } = v.parse(v.object({ list: v.array(v.object({ id: v.string() })) }), reply.data);
  prompt = list[0]?.id ?? '';
});
afterEach(() => server.stop());

const typed = (more: object = {}) => ({
  url: 'own.example/guide',
  title: '指南 & <b>guide</b>',
  prompt_ids: [prompt],
  published_on: '2026-03-05',
  ...more,
});
const save = async (more: object = {}) => server.post(`${BASE}/save`, { change: typed(more) }, admin);
const list = async () => v.parse(changeListSchema, (await server.get(BASE, admin)).data).list;

test('a change is recorded, listed with its finding, marked in trends, deleted and put back', async () => {
  const { change } = v.parse(
    savedChangeSchema,
    (await save({ before_text: '# a', score_after: { eligible: 50, citable: 7 } })).data,
  );
  expect(change).toMatchObject({ url: 'https://own.example/guide', note: '', after_text: null });
  expect(await list()).toMatchObject([
    { id: change.id, effect: { verdict: 'not_yet', reason: 'too_few_days', tells_on: '2026-03-12' } },
  ]);
  const effect = v.parse(effectSchema, (await server.get(`${BASE}/effect?id=${change.id}`, admin)).data);
  expect(effect).toMatchObject({ change, brand: { own: true }, after: { start: '2026-03-06' } });
  const overview = v.parse(overviewSchema, (await server.get('/api/front/overview/index', admin)).data);
  expect(overview.events).toContainEqual(expect.objectContaining({ id: change.id, date: '2026-03-05' }));
  const removed = await server.post(`${BASE}/delete`, { id: change.id }, admin);
  expect(await list()).toEqual([]);
  expect((await server.get(`${BASE}/effect?id=${change.id}`, admin)).code).toBe(404);
  await save(v.parse(savedChangeSchema, removed.data).change);
  expect((await list())[0]?.id).toBe(change.id);
  await save({ id: change.id, title: 'New' });
  expect((await list()).map(({ title }) => title)).toEqual(['New']);
});

test.each([
  ['change.url', { url: 'javascript:alert(1)' }],
  ['change.url', { url: '' }],
  ['change.title', { title: ' ' }],
  ['change.prompt_ids', { prompt_ids: [] }],
  ['change.prompt_ids', { prompt_ids: ['nobody'] }],
  ['change.published_on', { published_on: '2026-02-30' }],
  ['change.score_after.eligible', { score_after: { eligible: 101, citable: 0 } }],
])('%s is named when it is at fault: %o', async (field, more) => {
  const reply = await save(more);
  expect([reply.code, reply.msg.startsWith(field)]).toEqual([422, true]);
  expect(await list()).toEqual([]);
});

test('an unknown change is not found', async () => {
  expect((await server.get(`${BASE}/effect?id=none`, admin)).code).toBe(404);
  expect((await server.post(`${BASE}/delete`, { id: 'none' }, admin)).code).toBe(404);
});
