import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { SPARSE_TOKEN } from '#e2e/support/sparseProvider/sparseReplies.ts';
import { startSparseProvider } from '#e2e/support/sparseProvider/startSparseProvider.ts';
import type { SparseOptions } from '#e2e/support/sparseProvider/startSparseProvider.ts';
import { sampleAccessLog, sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import { seedFromSample } from '#server/store/session/seedFromSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import { checkOrigin } from './checkOrigin.ts';
import { checkServer, contractAreas } from './checkServer.ts';
import { createClients } from './Clients.ts';
import { mustCalls, sameCalls } from './mustCalls.ts';
import { contractPages } from './pages.ts';
import { reportText } from './reportText.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const DEMO = { email: 'demo@answerscope.dev', password: 'Answer-2026' };

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function startSample(): Promise<{ url: string; token: string }> {
  const server = await startTestServer({
    seed: seedFromSample(NOW),
    samples: {
      projects: sampleDefinitions,
      answers: (id, today) => sampleAnswers(id, today),
      accessLog: sampleAccessLog,
    },
    environment: { now: () => NOW, secret: () => `secret-${Math.random()}`, tokenLifetime: 86_400_000 },
  });
  stops.push(server.stop);
  const { data } = await server.post('/api/front/user/login', DEMO);
  return { url: server.url, token: (data as { token: string }).token };
}

async function startSparse(options: SparseOptions = {}): Promise<string> {
  const { url, stop } = await startSparseProvider(0, options);
  stops.push(stop);
  return url;
}

/** A proxy that replaces the responses of some calls. */
async function startBroken(behind: string, broken: Readonly<Record<string, unknown>>): Promise<string> {
  const answer: RequestListener = (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    response.setHeader('content-type', 'application/json');
    if (path in broken) {
      response.end(JSON.stringify(broken[path]));
      return;
    }
    const { authorization } = request.headers;
    void fetch(`${behind}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: authorization === undefined ? {} : { authorization },
    }).then(async (reply) => {
      response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' });
      response.end(await reply.text());
    });
  };
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stops.push(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

describe('the mock', () => {
  test('keeps the contract, in calls that read and calls that change', { timeout: 120_000 }, async () => {
    const { url, token } = await startSample();
    const report = await checkServer({ baseUrl: url, token, now: NOW, write: true });
    const { must, may, pages, rules, passes, left } = report;
    const failed = [...must, ...may, ...rules].filter(({ outcome }) => !['ok', 'there', 'untried'].includes(outcome));
    expect(failed).toEqual([]);
    // Calls skipped because they would do harm or need a person are fine; none may be skipped for lack of an entity.
    const missing = [...must, ...may].filter(({ detail }) => detail.startsWith('there is no'));
    // A collection round needs a provider's key, which no test has.
    expect(missing.map(({ call }) => call)).toEqual(['collect.run']);
    expect(pages.filter(({ state }) => state !== 'offered')).toEqual([]);
    expect(must.filter(({ outcome }) => outcome === 'untried')).toEqual([]);
    expect(passes).toBe(true);
    // What the API cannot remove.
    expect(left.map((words) => words.replace(/,? ?id .*/u, ''))).toEqual([
      'a picture that nothing shows',
      'a file that nothing shows',
      'the API key "contract check", revoked',
      'the invitation of contract@answerscope.invalid, canceled',
      'the uploaded keywords.csv, not imported',
      'the uploaded access.log, not imported',
      'the uploaded rows.csv, not imported',
    ]);
  });

  test('is not changed unless asked for', { timeout: 120_000 }, async () => {
    const { url, token } = await startSample();
    const { may } = await checkServer({ baseUrl: url, token, now: NOW, write: false });
    const outcomeOf = (name: string) => may.find(({ call }) => call === name)?.outcome;
    expect(outcomeOf('prompt.add')).toBe('there');
    expect(outcomeOf('prompt.list')).toBe('ok');
  });
});

describe('a provider that answers the specification and nothing else', () => {
  test.each(['html', 'code404'] as const)('passes, and offers no page of ours (%s)', async (unknown) => {
    const url = await startSparse({ unknown });
    const report = await checkServer({ baseUrl: url, token: SPARSE_TOKEN, now: NOW, write: true });
    expect(report.must.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'there')).toEqual([]);
    expect(report.passes).toBe(true);
    expect(report.pages.filter(({ state }) => state !== 'notOffered')).toEqual([]);
    const text = reportText(report);
    expect(text).toMatch(/Overview +not offered: the page says so/u);
    expect(text).toContain('AnswerScope works with this server');
    expect(text).toMatch(/finds no members +DEVIATES +q is ignored/u);
    expect(text).toMatch(/members are sorted up and down +DEVIATES +sort=name is ignored/u);
  });

  test('fails when one call of the specification is of another shape, and is told which and how', async () => {
    const url = await startBroken(await startSparse(), {
      '/api/front/vip/index': '<html>',
      '/api/front/user/team/members': { code: 404, msg: 'no such call', data: null },
    });
    const report = await checkServer({ baseUrl: url, token: SPARSE_TOKEN, now: NOW, write: false });
    expect(report.passes).toBe(false);
    const text = reportText(report);
    expect(text).toContain('2 of the 22 calls of the specification fail');
    expect(text).toMatch(/GET \/api\/front\/vip\/index: deviates, .*No envelope/u);
    expect(text).toMatch(/GET \/api\/front\/user\/team\/members: missing, .*no such call/u);
  });
});

describe('pages on another origin', () => {
  const ORIGIN = 'https://console.example.com';
  const check = async (baseUrl: string) =>
    checkServer({ baseUrl, token: SPARSE_TOKEN, now: NOW, write: false, origin: ORIGIN });

  test('may call a server that sends CORS headers', async () => {
    const { origin, passes } = await check(await startSparse());
    expect(origin).toMatchObject({ outcome: 'ok', detail: '' });
    expect(passes).toBe(true);
  });

  test('may not call one without them, which says so though no call fails', async () => {
    const report = await check(await startBroken(await startSparse(), {}));
    expect(report.passes).toBe(false);
    const text = reportText(report);
    expect(text).toContain('No call of the specification fails, but browsers do not let the pages make them');
    expect(text).toMatch(/GET \/api\/front\/project\/index: Access-Control-Allow-Origin is missing/u);
    expect(text).not.toContain('AnswerScope works with this server');
  });

  test.each([
    ['*', 'Access-Control-Allow-Headers lacks authorization'],
    ['authorization, content-type', 'Access-Control-Allow-Headers lacks project-id'],
  ])('may not call one that allows the headers "%s" only', async (allowed, problem) => {
    const server = createServer((_request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', allowed);
      response.end('{"code":0,"msg":"","data":null}');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    stops.push(() => server.close());
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    expect(await checkOrigin(url, SPARSE_TOKEN, ORIGIN)).toMatchObject({
      outcome: 'deviates',
      detail: `OPTIONS /api/front/user/editProfile: ${problem}`,
    });
  });
});

test('a page of ours that cannot be read is named, and does not count', async () => {
  const url = await startBroken(await startSparse(), {
    '/api/front/overview/index': { code: 0, msg: '', data: { tiles: 'many' } },
    '/api/front/notice/index': { code: 0, msg: '', data: { list: [], unread: 0 } },
  });
  const { pages, passes } = await checkServer({ baseUrl: url, token: SPARSE_TOKEN, now: NOW, write: false });
  const of = (wanted: string) => pages.find(({ title }) => title === wanted);
  expect(of('Overview')?.words).toMatch(/^shows errors: overview\.index: .*data\./u);
  expect(of('Notifications')?.words).toBe('offered, without: marking as read');
  expect(passes).toBe(true);
});

test('every area of the API is checked', () => {
  const files = readdirSync('client/src/api').flatMap((file) => /^(\w+)Api\.ts$/u.exec(file)?.[1] ?? []);
  const clients = createClients({ baseUrl: '', readToken: () => null, readProjectId: () => null });
  const known = contractAreas(clients).map(({ name }) => name);
  expect(known.sort()).toEqual(files.filter((file) => file !== 'create').sort());
});

test('every call is one of the specification or belongs to a page', () => {
  const clients = createClients({ baseUrl: '', readToken: () => null, readProjectId: () => null });
  const all = contractAreas(clients).flatMap(({ name, checks }) =>
    Object.keys(checks).map((call) => `${name}.${call}`),
  );
  const placed = [
    ...[...Object.keys(mustCalls), ...sameCalls, 'local.isMock'],
    ...contractPages.flatMap(({ needs, parts = {} }) => [...needs, ...Object.values(parts).flat()]),
  ];
  expect(placed.sort()).toEqual(all.sort());
  expect(Object.keys(mustCalls)).toHaveLength(22);
});
