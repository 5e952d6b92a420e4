import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logInspectionSchema, logJobSchema, trafficPagesSchema, trafficSchema } from '#client/api/trafficSchemas.ts';
import type { LogInspection, LogJob, Traffic } from '#client/api/trafficSchemas.ts';
import { sampleAccessLog, sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const GPT = 'Mozilla/5.0 (compatible; GPTBot/1.2)';
const line = (time: string, path = '/a'): string =>
  `203.0.113.7 - - [${time} +0800] "GET ${path} HTTP/1.1" 200 5 "-" "${GPT}"`;
const LOG = [line('08/Mar/2026:10:00:00'), line('09/Mar/2026:10:00:00', '/b'), 'torn'].join('\n');

let server: TestServer;
let ada: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  ada = { ...(await server.signIn('ada')), 'project-id': 'p1' };
});
afterEach(() => server.stop());

async function upload(content: string): Promise<{ code: number; msg: string; data: unknown }> {
  const form = new FormData();
  form.append('file', new Blob([content]), 'access.log');
  const response = await fetch(`${server.url}/api/front/traffic/inspect`, { method: 'POST', headers: ada, body: form });
  return (await response.json()) as { code: number; msg: string; data: unknown };
}
const inspected = async (content: string): Promise<LogInspection> =>
  v.parse(logInspectionSchema, (await upload(content)).data);

async function finished(fileId: string): Promise<LogJob> {
  const order = { file_id: fileId, site: 'own.example', time_zone: 'Asia/Shanghai' };
  const started = v.parse(logJobSchema, (await server.post('/api/front/traffic/import', order, ada)).data);
  return vi.waitFor(
    async () => {
      const job = v.parse(
        logJobSchema,
        (await server.get(`/api/front/traffic/job?job_id=${started.job_id}`, ada)).data,
      );
      if (job.state === 'running') throw new Error('not yet');
      return job;
    },
    { timeout: 20_000, interval: 50 },
  );
}

async function report(headers = ada): Promise<Traffic> {
  const reply = await server.get('/api/front/traffic/index?start_time=2026-03-08&end_time=2026-03-10', headers);
  return v.parse(trafficSchema, reply.data);
}

test('a log is looked at, imported, seen in the report and its pages, and taken away again', async () => {
  const found = await inspected(LOG);
  expect(found).toMatchObject({
    format: 'combined',
    lines: 3,
    hits: 2,
    hosts: [],
    site: 'own.example',
    file_name: 'access.log',
  });
  expect(found.bad_lines).toEqual([{ line: 3, text: 'torn', reason: 'unreadable' }]);
  expect(await report()).toMatchObject({ source: 'none', imports: [] });

  expect(await finished(found.file_id)).toMatchObject({ state: 'done', result: { written: true, hits: 2, bad: 1 } });
  const after = await report();
  expect(after).toMatchObject({
    source: 'import',
    time_zone: 'Asia/Shanghai',
    totals: { hits: 2, training: 2 },
    uncovered_days: 1,
  });
  expect(after.imports).toMatchObject([{ file_name: 'access.log', site: 'own.example', lines: 3 }]);
  // The sample's answers cite own.example/a with a tracking parameter: the same page.
  expect(after.funnel).toMatchObject({ crawled: { pages: 2 }, cited: { pages: 1 }, named: { pages: 1 } });
  const pages = await server.get('/api/front/traffic/pages?start_time=2026-03-08&end_time=2026-03-10&sort=cited', ada);
  expect(v.parse(trafficPagesSchema, pages.data)).toMatchObject({
    total: 2,
    list: [{ url: 'https://own.example/a', hits: 1 }, { cited: 0 }],
  });
  expect(readdirSync(join(server.dataDir, 'tmp'))).toEqual([]);

  expect(await server.post('/api/front/traffic/clear', {}, ada)).toMatchObject({ code: 0 });
  expect(await report()).toMatchObject({ source: 'none' });
});

test('a project’s log is its own, and so are a session’s and a person’s', async () => {
  const found = await inspected(LOG);
  const max = { ...(await server.signIn('max')), 'project-id': 'p1' };
  expect(
    await server.post('/api/front/traffic/import', { file_id: found.file_id, site: 'a.example' }, max),
  ).toMatchObject({ code: 422 });
  await finished(found.file_id);
  expect(await report({ ...ada, 'project-id': 'p2' })).toMatchObject({ source: 'none' });
  expect(await report(max)).toMatchObject({ source: 'import' });
  const login = await server.post(
    '/api/front/user/login',
    { email: 'ada@example.com', password: 'Answer-2026' },
    { 'x-mock-session': 'other' },
  );
  const other = {
    authorization: `Bearer ${(login.data as { token: string }).token}`,
    'project-id': 'p1',
    'x-mock-session': 'other',
  };
  expect(await report(other)).toMatchObject({ source: 'none' });
});

test('bad input is explained and leaves what is there', async () => {
  await finished((await inspected(LOG)).file_id);
  const before = await report();
  expect(await inspected('time,page\n1,2\n')).toMatchObject({
    format: null,
    problem: 'unknown_format',
    bad_lines: [{ line: 1, text: 'time,page' }, { line: 2 }],
  });
  expect(await inspected('')).toMatchObject({ format: null, problem: 'empty' });
  expect(readdirSync(join(server.dataDir, 'tmp'))).toEqual([]);
  const good = await inspected(LOG);
  const post = (body: unknown) => server.post('/api/front/traffic/import', body, ada);
  expect(await post({ file_id: good.file_id, site: 'no site' })).toMatchObject({
    code: 422,
    msg: expect.stringContaining('site') as string,
  });
  expect(await post({ file_id: good.file_id })).toMatchObject({ code: 422 });
  expect(await post({ file_id: 'none', site: 'own.example' })).toMatchObject({ code: 422 });
  expect(await server.get('/api/front/traffic/job?job_id=none', ada)).toMatchObject({ code: 404 });
  expect(await finished(good.file_id)).toMatchObject({ state: 'done', result: { written: false, already: 2 } });
  expect(await report()).toEqual(before);
});

test('samples come with a log of their own, which an import takes the place of', async () => {
  await server.stop();
  const samples = { projects: sampleDefinitions, answers: sampleAnswers, accessLog: sampleAccessLog };
  server = await startTestServer({ samples: { ...samples, answers: (id, today) => sampleAnswers(id, today) } });
  ada = { ...(await server.signIn('ada')), 'project-id': 'chengyu' };
  const sample = await report();
  expect(sample).toMatchObject({ source: 'sample', time_zone: 'Asia/Shanghai', uncovered_days: 1 });
  // It ends yesterday, because today's traffic is incomplete.
  expect(sample.last_date).toBe('2026-03-09');
  expect(sample.totals.hits).toBeGreaterThan(100);
  expect(sample.crawlers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Bytespider', 'Baiduspider', 'DeepSeekBot', 'PetalBot']),
  );
  expect(sample.funnel.visited.pages).toBeGreaterThan(0);
  await finished((await inspected(LOG)).file_id);
  expect(await report()).toMatchObject({ source: 'import', totals: { hits: 2 } });
  await server.post('/api/front/traffic/clear', {}, ada);
  expect(await report()).toEqual(sample);
}, 60_000);
