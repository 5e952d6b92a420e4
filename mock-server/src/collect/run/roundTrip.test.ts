import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { importAnswers } from '#server/ingest/merge/importAnswers.ts';
import { projectIdFor } from '#server/ingest/merge/projectIdFor.ts';
import { diskSource } from '#server/ingest/parse/FileSource.ts';
import { ZonedClock } from '#server/ingest/parse/times/parseTime.ts';
import { readImported } from '#server/store/projectFiles/projectStore.ts';
import { startFakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import type { FakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import { importSample } from '#server/testing/importSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { providerSource } from '../providers/readProviders.ts';

const PROJECT = 'travelled';
let fake: FakeProviders;
let server: TestServer;
let headers: Record<string, string>;
let folder: string;
beforeAll(async () => {
  fake = await startFakeProviders();
  folder = mkdtempSync(join(tmpdir(), 'round-'));
  server = await startTestServer({
    providers: providerSource(fake.variables(), '/nowhere'),
    collectTuning: { pace: { concurrency: 2, interval: 0 } },
  });
  importSample(server.dataDir, PROJECT, 5);
  headers = { ...(await server.signIn('ada')), 'project-id': PROJECT };
  const platforms = ['openai', 'deepseek', 'kimi'].map((id) => ({
    ...{ provider_id: id, name: `${id} (API)`, model: null, search_mode: null, country: null },
  }));
  const plan = { platforms, repeats: 1, days: [], hour: 0, time_zone: 'UTC', cap_answers: 100, cap_cost: 100 };
  await server.post('/api/front/collect/plan/save', { plan }, headers);
  fake.fail('openai', 'truncated', 'unsearched');
  await server.post('/api/front/collect/run/start', {}, headers);
  for (let tries = 0; tries < 4000; tries += 1) {
    const { data } = await server.get('/api/front/collect/runs', headers);
    if (!JSON.stringify(data).includes('"state":"running"')) break;
    await pause(50);
  }
}, 240_000);
afterAll(async () => {
  await server.stop();
  await fake.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The collection details of answers, by id. */
function told(answers: Iterable<RawAnswer>): ReadonlyMap<string, object> {
  const collected = [...answers].filter(({ details }) => details?.run_id !== undefined);
  return new Map(
    collected.map(({ id, details, retrieved, model, citations }) => {
      const pages = (list: typeof citations | undefined): readonly string[] | null =>
        list?.map(({ url }) => url) ?? null;
      return [id, { details, model, retrieved: pages(retrieved), cited: citations === null ? null : citations.length }];
    }),
  );
}

it.each(['json', 'csv'])(
  'exports how answers were collected as %s, and imports it again',
  async (format) => {
    const before = told(readImported(server.dataDir, PROJECT).answers);
    const values = [...before.values()];
    expect(values.length).toBeGreaterThan(5);
    expect(values.some((each) => JSON.stringify(each).includes('"truncated":true'))).toBe(true);
    expect(values.some((each) => JSON.stringify(each).includes('"searched":false'))).toBe(true);
    expect(values.some((each) => JSON.stringify(each).includes('"retrieved":null'))).toBe(true);
    const query = `format=${format}&start_time=2020-01-01&end_time=2030-01-01&time_zone=UTC`;
    const reply = await fetch(`${server.url}/api/front/answer/export?${query}`, { headers });
    const file = join(folder, `answers.${format}`);
    writeFileSync(file, Buffer.from(await reply.arrayBuffer()));
    expect(readFileSync(file, 'utf8').slice(0, 300)).toContain('answerscope.answers/1');
    const projectName = `again ${format}`;
    await importAnswers({
      ...{ source: diskSource(file), fileName: `answers.${format}`, format: null, overrides: {}, projectName },
      brands: readImported(server.dataDir, PROJECT).project.brands,
      ...{ defaultPlatform: 'x', clock: new ZonedClock('UTC'), dataDir: folder, now: Date.now() },
      onProgress: () => undefined,
    });
    const after = told(readImported(folder, projectIdFor(folder, projectName)).answers);
    for (const [id, answer] of before) expect(after.get(id), id).toEqual(answer);
  },
  60_000,
);
