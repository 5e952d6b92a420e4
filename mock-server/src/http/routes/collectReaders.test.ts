import { request } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { providerSource } from '#server/collect/providers/readProviders.ts';
import { OpenReads } from '#server/ingest/reads/OpenReads.ts';
import { startFakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import type { FakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import { importSample } from '#server/testing/importSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const PROJECT = 'read';
const PLATFORM = { provider_id: 'openai', name: 'ChatGPT (API)', model: null, search_mode: null, country: null };
const PLAN = {
  ...{ platforms: [PLATFORM], repeats: 1, days: [], hour: 9, time_zone: 'UTC', cap_answers: 1000, cap_cost: 500 },
};

let fake: FakeProviders;
let server: TestServer;
/** A long limit, so that only the end of a read lets a run continue. */
const reads = new OpenReads(600_000);
beforeAll(async () => {
  fake = await startFakeProviders();
  server = await startTestServer({
    providers: providerSource(fake.variables('key'), '/nowhere'),
    collectTuning: { pace: { concurrency: 2, interval: 0 } },
    reads,
  });
  importSample(server.dataDir, PROJECT, 20);
});
afterAll(async () => {
  await server.stop();
  await fake.stop();
});

it('a run of the server begins nothing while a reader waits for a reply, and goes on when they have it or left', async () => {
  const headers = { ...(await server.signIn('ada')), 'project-id': PROJECT };
  expect(await server.post('/api/front/collect/plan/save', { plan: PLAN }, headers)).toMatchObject({ code: 0 });
  // A reader whose request stays open as long as the test needs, because half of its body is missing.
  const reading = request(`${server.url}/api/front/overview/index`, {
    headers: { 'content-type': 'application/json', 'content-length': 1 },
  });
  reading.on('error', () => undefined).flushHeaders();
  await vi.waitUntil(() => reads.count === 1);
  expect(await server.post('/api/front/collect/run/start', {}, headers)).toMatchObject({ code: 0 });
  await vi.waitUntil(() => reads.waiting > 0 || fake.requests.length > 0);
  expect(fake.requests).toHaveLength(0);
  reading.destroy();
  await vi.waitUntil(() => server.collect.newest(PROJECT)?.state === 'complete', { timeout: 20_000 });
  expect(fake.requests.length).toBeGreaterThan(0);
  // Readers with a finished response are not counted any more.
  await server.get('/api/front/project/index', headers);
  await vi.waitUntil(() => reads.count === 0);
});
