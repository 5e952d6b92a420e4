import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { parseFaults } from './faults.ts';

const PROFILE = '/api/front/user/profile';

let server: TestServer;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  headers = await server.signIn('ada');
});
afterEach(() => server.stop());

const withFault = (fault: string, path = PROFILE, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { ...init, headers: { ...headers, 'x-mock-fault': fault } });

describe('reading the header', () => {
  test('kind, time and path', () => {
    expect(parseFaults('delay=20@/api/user, expired')).toEqual([
      { kind: 'delay', code: 0, wait: 20, prefix: '/api/user' },
      { kind: 'expired', code: 0, wait: 0, prefix: '/' },
    ]);
    expect(parseFaults('code50008')).toEqual([{ kind: 'code', code: 50008, wait: 0, prefix: '/' }]);
    expect(parseFaults('')).toEqual([]);
  });

  test.each(['explode', 'delay=-1', 'delay=soon', 'expired@api', 'code', 'http500x'])('%s is refused', (header) => {
    expect(() => parseFaults(header)).toThrow();
  });
});

test('a path can be spared from a fault of all others', async () => {
  const fault = `none@${PROFILE},code500`;
  expect(await (await withFault(fault)).json()).toMatchObject({ code: 0 });
  expect(await (await withFault(fault, '/api/front/project/index')).json()).toMatchObject({ code: 500 });
});

test('a misspelt fault is said, not ignored', async () => {
  expect(await (await withFault('explode')).json()).toMatchObject({
    code: 422,
    msg: expect.stringContaining('x-mock-fault'),
  });
});

test('code500, and any other code, come in an envelope', async () => {
  expect(await (await withFault('code500')).json()).toMatchObject({ code: 500, data: null });
  expect(await (await withFault('code50014')).json()).toMatchObject({ code: 50014 });
});

test('expired is code 500 with 未登录', async () => {
  expect(await (await withFault('expired')).json()).toMatchObject({
    code: 500,
    msg: expect.stringContaining('未登录'),
  });
});

test('http401 and http502 are HTTP statuses', async () => {
  expect((await withFault('http401')).status).toBe(401);
  const gateway = await withFault('http502');
  expect(gateway.status).toBe(502);
  expect(gateway.headers.get('content-type')).toContain('html');
});

test('badjson cannot be parsed, noenvelope has no code', async () => {
  await expect((await withFault('badjson')).json()).rejects.toThrow(SyntaxError);
  expect(await (await withFault('noenvelope')).json()).not.toHaveProperty('code');
});

test('a path limits a fault', async () => {
  expect(await (await withFault('code500@/api/front/vip')).json()).toMatchObject({ code: 0 });
  expect(await (await withFault('code500@/api/front/user')).json()).toMatchObject({ code: 500 });
});

test('a delay waits and then lets the call through', async () => {
  const start = performance.now();
  expect(await (await withFault('delay=60')).json()).toMatchObject({ code: 0 });
  expect(performance.now() - start).toBeGreaterThan(50);
});

test('a timeout never answers, and lets go when the reader does', async () => {
  const gone = new AbortController();
  const waiting = withFault('timeout', PROFILE, { signal: gone.signal });
  setTimeout(() => {
    gone.abort();
  }, 60);
  await expect(waiting).rejects.toThrow(/abort/u);
  expect(await server.get(PROFILE, headers)).toMatchObject({ code: 0 });
});

test('faults reach uploads and posts as well', async () => {
  const reply = await withFault('code500', '/api/upload/save', { method: 'POST', body: 'x' });
  expect(await reply.json()).toMatchObject({ code: 500 });
});

test('in production neither faults nor sessions are heeded', async () => {
  const production = await startTestServer({ testSwitches: false });
  const signed = await production.signIn('ada');
  const reply = await production.get(PROFILE, { ...signed, 'x-mock-fault': 'code500', 'x-mock-session': 'other' });
  expect(reply.code).toBe(0);
  await production.stop();
});
