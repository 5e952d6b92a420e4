import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { briefListSchema, briefVersionsSchema, openBriefSchema } from '#client/api/briefSchemas.ts';
import type { Brief, OpenBrief } from '#client/api/briefSchemas.ts';
import { promptsAddedSchema } from '#client/api/managedPromptSchemas.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { importTexts } from '#server/testing/importTexts.ts';
import { smallSamples } from '#server/testing/smallSamples.ts';
import { TODAY } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const BRIEFS = '/api/front/optimize/briefs';
const DAYS = 'start_time=2026-01-01&end_time=2026-03-10';

let server: TestServer;
let admin: Record<string, string>;
let prompts: readonly string[];
beforeEach(async () => {
  server = await startTestServer();
  admin = { ...(await server.signIn('ada')), 'project-id': 'p1' };
  const { data } = await server.get('/api/front/prompt/index', admin);
  prompts = v.parse(v.object({ list: v.array(v.object({ id: v.string() })) }), data).list.map(({ id }) => id);
});
afterEach(() => server.stop());

const opened = (data: unknown): OpenBrief => v.parse(openBriefSchema, data);
const gather = async (query: string) => server.get(`${BRIEFS}/gather?${DAYS}&${query}`, admin);
const save = async (brief: Brief) => server.post(`${BRIEFS}/save`, { brief }, admin);
const list = async (headers = admin) => v.parse(briefListSchema, (await server.get(BRIEFS, headers)).data).list;

async function saved(): Promise<Brief> {
  const { brief } = opened((await gather(`prompt_ids[]=${prompts[0] ?? ''}`)).data);
  return opened((await save({ ...brief, title: '一份简报' })).data).brief;
}

test('gathering saves nothing; a saved brief is in the list and can be opened', async () => {
  const reply = opened((await gather(`prompt_ids[]=${prompts[0] ?? ''}`)).data);
  expect(reply.brief).toMatchObject({ id: '', version: 0, prompt_ids: [prompts[0]] });
  expect(reply.answers).toBeGreaterThan(0);
  expect(await list()).toEqual([]);
  const brief = await saved();
  expect(await list()).toMatchObject([{ id: brief.id, title: '一份简报', version: 1, updated_by: '阿达', prompts: 1 }]);
  expect(opened((await server.get(`${BRIEFS}/one?id=${brief.id}`, admin)).data).brief).toEqual(brief);
});

test('a brief takes 60 prompts of a topic, and tells how many the topic has', async () => {
  const texts = Array.from({ length: 70 }, (_, index) => ({
    text: `台灯第 ${String(index)} 问`,
    topic: '台灯',
    tags: [],
  }));
  const { data } = await server.post('/api/front/prompt/add', { prompts: texts }, admin);
  const [{ topic_id: topic, id } = { topic_id: '', id: '' }] = v.parse(promptsAddedSchema, data).added;
  const reply = opened((await gather(`topic_id=${topic ?? ''}`)).data);
  expect([reply.brief.prompt_ids.length, reply.topic_prompts]).toEqual([60, 70]);
  expect(opened((await gather(`prompt_ids[]=${id}`)).data).topic_prompts).toBeNull();
});

test('new briefs saved at once are all kept, beside those the project came with', async () => {
  const { brief } = opened((await gather(`prompt_ids[]=${prompts[0] ?? ''}`)).data);
  const seed = { id: 'seed', title: '原有', date: TODAY, topic_id: null, prompt_ids: ['q1'], questions: [], notes: '' };
  await server.stop();
  const projects = (): ProjectDefinition[] => smallSamples.projects(TODAY).map((one) => ({ ...one, briefs: [seed] }));
  server = await startTestServer({ samples: { ...smallSamples, projects } });
  admin = { ...(await server.signIn('ada')), 'project-id': 'p1' };
  await Promise.all(['甲', '乙', '丙'].map((title) => save({ ...brief, title })));
  expect(new Set((await list()).map(({ title }) => title))).toEqual(new Set(['原有', '甲', '乙', '丙']));
});

test('a change makes a version; one that was made on an older version is refused and changes nothing', async () => {
  const first = await saved();
  const second = opened((await save({ ...first, notes: '改过' })).data).brief;
  expect(second).toMatchObject({ version: 2, notes: '改过', created_at: first.created_at });
  expect(await save({ ...first, notes: '晚了一步' })).toMatchObject({ code: 409 });
  const one = await server.get(`${BRIEFS}/one?id=${first.id}`, admin);
  expect(opened(one.data).brief.notes).toBe('改过');
});

test('two first briefs that are saved at once are both kept', async () => {
  const { brief } = opened((await gather(`prompt_ids[]=${prompts[0] ?? ''}`)).data);
  const table = server.catalogue.table.bind(server.catalogue);
  vi.spyOn(server.catalogue, 'table').mockImplementation(async (...asked) => {
    await pause(50);
    return table(...asked);
  });
  await Promise.all(['A', 'B'].map((title) => save({ ...brief, title })));
  expect((await list()).map(({ title }) => title).sort()).toEqual(['A', 'B']);
});

test('an earlier version can be read and becomes the newest', async () => {
  const first = await saved();
  await save({ ...first, notes: '改过' });
  const old = opened((await server.get(`${BRIEFS}/one?id=${first.id}&version=1`, admin)).data).brief;
  expect(old.notes).toBe('');
  const back = await server.post(`${BRIEFS}/restore`, { id: first.id, version: 1, present: 2 }, admin);
  expect(opened(back.data).brief).toMatchObject({ version: 3, notes: '' });
  const { list: versions } = v.parse(
    briefVersionsSchema,
    (await server.get(`${BRIEFS}/versions?id=${first.id}`, admin)).data,
  );
  expect(versions.map(({ version, restored_from: from }) => [version, from])).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ]);
});

test('a deleted brief comes back with its versions', async () => {
  const brief = await saved();
  await save({ ...brief, notes: '改过' });
  await server.post(`${BRIEFS}/delete`, { id: brief.id }, admin);
  expect(await list()).toEqual([]);
  expect(await server.get(`${BRIEFS}/one?id=${brief.id}`, admin)).toMatchObject({ code: 404 });
  await server.post(`${BRIEFS}/recover`, { id: brief.id }, admin);
  expect(await list()).toMatchObject([{ id: brief.id, version: 2 }]);
});

test.each([
  ['prompt_ids', 'prompt_ids[]=nobody'],
  ['prompt_ids', ''],
  ['topic_id', 'topic_id=nowhere'],
])('what cannot be gathered is refused naming %s (%s)', async (field, query) => {
  const reply = await gather(query);
  expect(reply.code).toBe(422);
  expect(reply.msg).toContain(field);
});

test('an address that is none, or an empty title, is refused naming the field', async () => {
  const brief = await saved();
  const script = { id: 'x', statement: 's', fact_id: null, example: null, on: true };
  const link = { ...script, source_url: 'javascript:alert(1)' };
  expect((await save({ ...brief, statistics: [link] })).msg).toContain('statistics[0].source_url');
  expect((await save({ ...brief, title: '  ' })).msg).toContain('title');
  expect((await list()).map(({ version }) => version)).toEqual([1]);
});

test('an imported project begins without briefs and keeps those that are made', async () => {
  importTexts(server.dataDir, 'recorded', 'Ownbrand', ['Ownbrand is good.']);
  const headers = { ...admin, 'project-id': 'recorded' };
  expect(await list(headers)).toEqual([]);
  const { data } = await server.get('/api/front/prompt/index', headers);
  const ids = v.parse(v.object({ list: v.array(v.object({ id: v.string() })) }), data).list.map(({ id }) => id);
  const gathered = await server.get(`${BRIEFS}/gather?prompt_ids[]=${encodeURIComponent(ids[0] ?? '')}`, headers);
  await server.post(`${BRIEFS}/save`, { brief: opened(gathered.data).brief }, headers);
  expect(await list(headers)).toHaveLength(1);
});
