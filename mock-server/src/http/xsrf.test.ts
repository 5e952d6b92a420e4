import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const PAGE = '/api/front/user/team/invite_page_info?code=code-open';
const setCookie = async (headers: Record<string, string> = {}) =>
  (await fetch(`${server.url}${PAGE}`, { headers })).headers.get('set-cookie');

test('the cookie is set when absent, to the same value for one client, and readable by scripts', async () => {
  const first = await setCookie();
  expect(first).toMatch(/^XSRF-TOKEN=[\w-]+; Path=\/; SameSite=Strict$/u);
  expect(await setCookie()).toBe(first);
  expect(await setCookie({ cookie: 'a=1; XSRF-TOKEN=known' })).toBeNull();
});

test('a bearer needs no header of the check for forms, and no content where nothing is asked', async () => {
  const { authorization = '' } = await server.signIn('ada');
  const post = async (path: string, init: RequestInit) => {
    const reply = await fetch(`${server.url}${path}`, { method: 'POST', ...init });
    return [reply.status, ((await reply.json()) as { code: number }).code];
  };
  const form = (): FormData => {
    const body = new FormData();
    body.set('file', new Blob(['prompt,answer\n']), 'a.csv');
    return body;
  };
  const upload = '/api/front/import/inspect';
  expect((await post(upload, { body: form() }))[1]).toBe(403);
  expect((await post(upload, { body: form(), headers: { authorization } }))[1]).not.toBe(403);
  expect(await post('/api/front/user/logout', {})).toEqual([415, 415]);
  expect(await post('/api/front/user/logout', { headers: { authorization } })).toEqual([200, 0]);
});

test('cookie and header must agree when both are sent', async () => {
  const cookie = 'XSRF-TOKEN=known';
  expect((await server.get(PAGE, { cookie, 'x-xsrf-token': 'known' })).code).toBe(0);
  expect((await server.get(PAGE, { cookie, 'x-xsrf-token': 'other' })).code).toBe(403);
  expect((await server.get(PAGE, { cookie })).code).toBe(0);
});
