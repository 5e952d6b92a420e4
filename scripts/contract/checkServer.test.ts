import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { sampleAccessLog, sampleAnswers, sampleDefinitions } from '../../fixtures/sample.ts';
import { seedFromSample } from '../../mock-server/src/state/seedFromSample.ts';
import { startTestServer } from '../../mock-server/src/testing/startTestServer.ts';
import { createClients } from './Clients.ts';
import { checkServer, contractAreas } from './checkServer.ts';

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

async function startServer(reply: (path: string) => unknown): Promise<string> {
  const server: Server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(reply(request.url ?? '')));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stops.push(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

test('the mock keeps the contract, in calls that read and calls that change', { timeout: 120_000 }, async () => {
  const { url, token } = await startSample();
  const results = await checkServer({ baseUrl: url, token, now: NOW, write: true });
  expect(results.filter(({ outcome }) => outcome === 'deviates' || outcome === 'refused')).toEqual([]);
  // What would harm, or needs a person; never what there was nothing to ask for.
  const untried = results.filter(({ outcome }) => outcome === 'untried');
  expect(untried.filter(({ detail }) => detail.startsWith('there is no'))).toEqual([]);
});

test('nothing is changed unless asked for', { timeout: 120_000 }, async () => {
  const { url, token } = await startSample();
  const results = await checkServer({ baseUrl: url, token, now: NOW, write: false });
  const outcomeOf = (name: string) => results.find(({ call }) => call === name)?.outcome;
  expect(outcomeOf('prompt.add')).toBe('untried');
  expect(outcomeOf('prompt.list')).toBe('ok');
});

test('a reply of another shape is named with its field, and what is missing is refused', async () => {
  const url = await startServer((path) => {
    if (path.startsWith('/api/front/project/index'))
      return { code: 0, msg: '', data: { list: [{ id: 'a', name: 'A' }] } };
    if (path.startsWith('/api/front/vip/index')) return { code: 0, msg: '', data: { plans: 'many' } };
    if (path.startsWith('/api/front/user/profile')) return '<html>';
    return { code: 404, msg: 'no such call', data: null };
  });
  const results = await checkServer({ baseUrl: url, token: 't', now: NOW, write: false });
  const of = (name: string) => results.find(({ call }) => call === name);
  expect(of('vip.plans')?.outcome).toBe('deviates');
  expect(of('vip.plans')?.detail).toContain('/api/front/vip/index: data');
  expect(of('user.profile')?.detail).toContain('No envelope');
  expect(of('overview.index')).toMatchObject({ outcome: 'refused', detail: 'notFound: no such call' });
  expect(of('rule: without a token the session has expired')?.outcome).toBe('deviates');
});

test('every area of the API is checked', () => {
  const files = readdirSync('client/src/api').flatMap((file) => /^(\w+)Api\.ts$/u.exec(file)?.[1] ?? []);
  const clients = createClients({ baseUrl: '', readToken: () => null, readProjectId: () => null });
  const known = contractAreas(clients).map(({ name }) => name);
  expect(known.sort()).toEqual(files.filter((file) => file !== 'create').sort());
});
