import { readdirSync, readFileSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { estimateReplySchema, planReplySchema } from '#client/api/schemas/collectPlanSchemas.ts';
import { collectProvidersSchema, providerTrialSchema } from '#client/api/schemas/collectProviderSchemas.ts';
import {
  collectRunReplySchema,
  collectRunsSchema,
  platformOriginsSchema,
} from '#client/api/schemas/collectRunSchemas.ts';
import type { CollectRun } from '#client/api/schemas/collectRunSchemas.ts';
import { checkCollect } from '#server/collect/care/checkCollect.ts';
import { planPath } from '#server/collect/collectPaths.ts';
import { providerSource } from '#server/collect/providers/readProviders.ts';
import { Journal } from '#server/collect/run/Journal.ts';
import { readImported } from '#server/store/projectFiles/projectStore.ts';
import { startFakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import type { FakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import { importSample } from '#server/testing/importSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const KEY = 'sk-planted-zzzz9999';
const PROJECT = 'asked';

let fake: FakeProviders;
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  fake = await startFakeProviders();
  const { QIANFAN_API_KEY: _unset, ...variables } = fake.variables(KEY);
  const logged: string[] = [];
  server = await startTestServer({
    providers: providerSource(variables, '/nowhere'),
    collectTuning: { pace: { concurrency: 2, interval: 0 }, policy: { attempts: 3, base: 2, most: 5, total: 1000 } },
    log: (line) => logged.push(line),
  });
  importSample(server.dataDir, PROJECT, 20);
  headers = { ...(await server.signIn('ada')), 'project-id': PROJECT };
});
afterAll(async () => {
  await server.stop();
  await fake.stop();
});
beforeEach(() => {
  fake.requests.length = 0;
});

const PLAN = {
  platforms: [
    { provider_id: 'openai', name: 'ChatGPT (API)', model: null, search_mode: null, country: 'DE' },
    { provider_id: 'claude', name: 'Claude (API)', model: 'claude-opus-5', search_mode: 'auto', country: null },
  ],
  repeats: 2,
  days: [1, 4],
  hour: 9,
  time_zone: 'Asia/Shanghai',
  cap_answers: 10_000,
  cap_cost: 500,
};

async function runOf(id: string): Promise<CollectRun> {
  const reply = await server.get(`/api/front/collect/run?id=${id}`, headers);
  return v.parse(collectRunReplySchema, reply.data).run;
}

async function ended(id: string): Promise<CollectRun> {
  for (let tries = 0; tries < 4000; tries += 1) {
    const run = await runOf(id);
    if (run.state !== 'running') return run;
    await pause(50);
  }
  throw new Error('It does not end');
}

it('lists the providers with what is missing, and tries one', async () => {
  const list = v.parse(collectProvidersSchema, (await server.get('/api/front/collect/providers', headers)).data).list;
  expect(list).toHaveLength(14);
  expect(list.find(({ id }) => id === 'openai')).toMatchObject({ state: 'ready', problem: null, is_redirected: true });
  expect(list.find(({ id }) => id === 'ernie')).toMatchObject({
    state: 'no_key',
    problem: { kind: 'no_key', value: 'QIANFAN_API_KEY' },
    experimental: true,
  });
  const tried = await server.post('/api/front/collect/providers/try', { provider_id: 'perplexity' }, headers);
  expect(v.parse(providerTrialSchema, tried.data)).toMatchObject({
    ...{ status: 'ok', searched: true, model_served: 'perplexity/sonar', cost: 0.0075, cost_source: 'reported' },
  });
  fake.fail('openai', 'region');
  const failed = await server.post('/api/front/collect/providers/try', { provider_id: 'openai' }, headers);
  expect(v.parse(providerTrialSchema, failed.data)).toMatchObject({ status: 'failed', advice: 'region' });
  const unready = await server.post('/api/front/collect/providers/try', { provider_id: 'ernie' }, headers);
  expect(unready).toMatchObject({ code: 409, msg: expect.stringContaining('QIANFAN_API_KEY') as string });
});

it('reckons what a plan comes to', async () => {
  const order = {
    provider_ids: ['openai', 'perplexity'],
    prompts: 10,
    repeats: 3,
    days: [1, 3],
    cap_answers: 400,
    cap_cost: 1000,
  };
  const { estimate } = v.parse(
    estimateReplySchema,
    (await server.post('/api/front/collect/estimate', order, headers)).data,
  );
  expect(estimate).toMatchObject({ answers_round: 60, rounds_week: 2, answers_week: 120, cap_reached: 'answers' });
  // Thirty answers at 0.08 and thirty at 0.01.
  expect(estimate.cost_round.typical).toBeCloseTo(2.7, 8);
});

it('says of a damaged plan that it is, not that there is none', async () => {
  await server.post('/api/front/collect/plan/save', { plan: PLAN }, headers);
  writeFileSync(planPath(server.dataDir, PROJECT), '{"platforms":[');
  for (const call of ['get', 'post'] as const) {
    const path = call === 'get' ? '/api/front/collect/plan' : '/api/front/collect/run/start';
    const reply = call === 'get' ? await server.get(path, headers) : await server.post(path, {}, headers);
    expect(reply).toMatchObject({ code: 500, msg: expect.stringContaining('npm run doctor') as string });
  }
  const [found] = checkCollect(server.dataDir, PROJECT, Date.now());
  expect(found?.file).toContain('plan.json');
  found?.mend();
  expect((await server.get('/api/front/collect/plan', headers)).code).toBe(0);
});

it('keeps a plan, refuses what makes no sense by its field, and none for an example', async () => {
  const empty = v.parse(planReplySchema, (await server.get('/api/front/collect/plan', headers)).data);
  expect(empty).toMatchObject({ can_collect: true, plan: null });
  const saved = await server.post('/api/front/collect/plan/save', { plan: PLAN }, headers);
  expect(v.parse(planReplySchema, saved.data)).toMatchObject({ plan: PLAN, estimate: { rounds_week: 2 } });
  const bad = await server.post('/api/front/collect/plan/save', { plan: { ...PLAN, hour: 24 } }, headers);
  expect(bad).toMatchObject({ code: 422, msg: expect.stringContaining('plan.hour') as string });
  const twice = { ...PLAN, platforms: [PLAN.platforms[0], { ...PLAN.platforms[1], name: 'chatgpt (api)' }] };
  expect(await server.post('/api/front/collect/plan/save', { plan: twice }, headers)).toMatchObject({ code: 422 });
  const sample = { ...headers, 'project-id': 'p1' };
  expect(await server.post('/api/front/collect/plan/save', { plan: PLAN }, sample)).toMatchObject({ code: 422 });
  expect(v.parse(planReplySchema, (await server.get('/api/front/collect/plan', sample)).data).can_collect).toBe(false);
});

it('does not replace a plan that somebody else saved meanwhile, unless it is saved again after that was said', async () => {
  const save = async (plan: object, from: object = {}) =>
    server.post('/api/front/collect/plan/save', { plan, ...from }, headers);
  expect(await save(PLAN)).toMatchObject({ code: 0 });
  expect(await save(PLAN, { base: null })).toMatchObject({ code: 409 });
  expect(await save({ ...PLAN, hour: 5 }, { base: PLAN })).toMatchObject({ code: 0 });
  expect(await save({ ...PLAN, cap_cost: 1 }, { base: PLAN })).toMatchObject({
    code: 409,
    msg: expect.stringContaining('再次保存') as string,
  });
  const kept = v.parse(planReplySchema, (await server.get('/api/front/collect/plan', headers)).data);
  expect(kept.plan).toMatchObject({ hour: 5, cap_cost: PLAN.cap_cost });
  expect(await save({ ...PLAN, cap_cost: 1 })).toMatchObject({ code: 0 });
});

it('asks a round, and its answers are those of an import', async () => {
  await server.post('/api/front/collect/plan/save', { plan: PLAN }, headers);
  const before = readImported(server.dataDir, PROJECT).project;
  const prompts = v.parse(planReplySchema, (await server.get('/api/front/collect/plan', headers)).data).prompts;
  const named = { ...headers, 'idempotency-key': 'round-1' };
  const started = await server.post('/api/front/collect/run/start', {}, named);
  const { run } = v.parse(collectRunReplySchema, started.data);
  expect(run).toMatchObject({ state: 'running', planned: prompts * 4, trigger: 'person' });
  expect(await server.post('/api/front/collect/run/start', {}, headers)).toMatchObject({ code: 409 });
  expect(await ended(run.id)).toMatchObject({ state: 'complete', done: prompts * 4, left: null });
  const after = readImported(server.dataDir, PROJECT);
  expect(after.project.answer_count).toBe(before.answer_count + prompts * 4);
  expect(after.project.prompts).toHaveLength(before.prompts.length);
  const asked = [...after.answers].filter(({ details }) => details?.run_id === run.id);
  expect(asked[0]).toMatchObject({ details: { surface: 'api', searched: true }, citations: expect.any(Array) as [] });
  expect(asked[0]?.retrieved).toBeDefined();
  const body = fake.requests.find(({ provider }) => provider === 'claude')?.body;
  expect(body).toMatchObject({ model: 'claude-opus-5' });
  const origins = v.parse(platformOriginsSchema, (await server.get('/api/front/collect/platforms', headers)).data).list;
  expect(origins.find(({ name }) => name === 'Claude (API)')).toMatchObject({
    model: 'claude-opus-5-20260801',
    surface: 'api',
  });
  // A retry after a lost reply neither starts nor pays for a second round.
  expect(await server.post('/api/front/collect/run/start', {}, named)).toEqual(started);
  const runs = v.parse(collectRunsSchema, (await server.get('/api/front/collect/runs', headers)).data);
  expect(runs.list.map(({ id }) => id)).toEqual([run.id]);
}, 240_000);

it('marks the day on which another model began to answer', async () => {
  const plan = { ...PLAN, platforms: [{ ...PLAN.platforms[1], model: 'claude-sonnet-6' }], repeats: 1 };
  await server.post('/api/front/collect/plan/save', { plan }, headers);
  const { run } = v.parse(collectRunReplySchema, (await server.post('/api/front/collect/run/start', {}, headers)).data);
  await ended(run.id);
  const { events } = readImported(server.dataDir, PROJECT).project;
  expect(events.filter(({ id }) => id.startsWith('evt-model-'))).toMatchObject([
    { kind: 'engine_update', title_en: 'Claude (API) is now answered by claude-sonnet-6-20260801' },
  ]);
}, 240_000);

it('pauses, goes on, asks the failed again, and cancels', async () => {
  await server.post('/api/front/collect/plan/save', { plan: { ...PLAN, repeats: 5 } }, headers);
  fake.delay = 30;
  fake.fail('openai', 'bad_request', 'bad_request');
  const { run } = v.parse(collectRunReplySchema, (await server.post('/api/front/collect/run/start', {}, headers)).data);
  await pause(200);
  await server.post('/api/front/collect/run/pause', { id: run.id }, headers);
  const paused = await ended(run.id);
  expect(paused).toMatchObject({ state: 'paused', unsure: 0 });
  expect(paused.failed).toBe(2);
  fake.delay = 0;
  await server.post('/api/front/collect/run/resume', { id: run.id }, headers);
  expect(await ended(run.id)).toMatchObject({ state: 'partial', partial: 'failed', failed: 2 });
  await server.post('/api/front/collect/run/again', { id: run.id }, headers);
  expect(await ended(run.id)).toMatchObject({ state: 'complete', failed: 0 });
  expect(await server.post('/api/front/collect/run/again', { id: run.id }, headers)).toMatchObject({ code: 409 });
  expect(await server.post('/api/front/collect/run/resume', { id: run.id }, headers)).toMatchObject({ code: 409 });
  fake.delay = 30;
  const second = v.parse(
    collectRunReplySchema,
    (await server.post('/api/front/collect/run/start', {}, headers)).data,
  ).run;
  await server.post('/api/front/collect/run/pause', { id: second.id }, headers);
  await ended(second.id);
  fake.delay = 0;
  const cancelled = await server.post('/api/front/collect/run/cancel', { id: second.id }, headers);
  expect(v.parse(collectRunReplySchema, cancelled.data).run).toMatchObject({ state: 'cancelled' });
  expect(await server.post('/api/front/collect/run/resume', { id: second.id }, headers)).toMatchObject({ code: 409 });
  expect(await server.get('/api/front/collect/run?id=../../etc', headers)).toMatchObject({ code: 404 });
}, 240_000);

it('says of a round that a full disk ended why it was interrupted, and goes on with it', async () => {
  await server.post('/api/front/collect/plan/save', { plan: PLAN }, headers);
  fake.delay = 30;
  const { run } = v.parse(collectRunReplySchema, (await server.post('/api/front/collect/run/start', {}, headers)).data);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const full = vi.spyOn(Journal.prototype, 'append').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  expect(await ended(run.id)).toMatchObject({ state: 'interrupted', problem: expect.stringContaining('磁盘空间已满') });
  const inEnglish = await server.get('/api/front/collect/runs', { ...headers, 'accept-language': 'en' });
  const { list } = v.parse(collectRunsSchema, inEnglish.data);
  expect(list.filter(({ problem }) => problem !== null).map(({ id, problem }) => [id, problem])).toEqual([
    [run.id, 'The server can’t write to its data folder: the disk is full.'],
  ]);
  full.mockRestore();
  fake.delay = 0;
  await server.post('/api/front/collect/run/resume', { id: run.id, redo_unsure: true }, headers);
  expect(await ended(run.id)).toMatchObject({ state: 'complete', problem: null });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
}, 240_000);

it('keeps no key in anything it writes', async () => {
  fake.fail('openai', 'echo_key');
  const { run } = v.parse(collectRunReplySchema, (await server.post('/api/front/collect/run/start', {}, headers)).data);
  const end = await ended(run.id);
  expect(end.failures[0]?.detail).toContain('[key]');
  expect(JSON.stringify(end)).not.toContain(KEY);
  let files = 0;
  for (const name of readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' })) {
    const file = join(server.dataDir, name);
    if (!statSync(file).isFile()) continue;
    files += 1;
    const bytes = readFileSync(file);
    const text = name.endsWith('.gz') && bytes.length > 0 ? gunzipSync(bytes).toString() : bytes.toString();
    expect(text.includes(KEY), name).toBe(false);
  }
  expect(files).toBeGreaterThan(5);
}, 240_000);

it('refuses a file of keys that others may read, with the command that mends it', () => {
  const file = join(server.dataDir, 'providers.json');
  writeFileSync(file, JSON.stringify({ OPENAI_API_KEY: 'sk-file' }), { mode: 0o644 });
  chmodSync(file, 0o644);
  const source = providerSource({}, server.dataDir);
  expect(source().find(({ facts }) => facts.id === 'openai')).toMatchObject({
    problem: { kind: 'file_mode', value: '644', remedy: `chmod 600 ${file}` },
  });
  chmodSync(file, 0o600);
  expect(source().find(({ facts }) => facts.id === 'openai')).toMatchObject({ key: 'sk-file' });
});
