import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importSample } from '#server/testing/importSample.ts';
import { makeReport, openLink, readMade, shareReport } from '#server/testing/reportCalls.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const DAY = 86_400_000;
const CLOSED = { state: 'closed' };

let server: TestServer;
let ada: Record<string, string>;
let id: string;
beforeEach(async () => {
  server = await startTestServer();
  importSample(server.dataDir, 'lamps');
  ada = { ...(await server.signIn('ada')), 'project-id': 'lamps', 'accept-language': 'en' };
  ({ id } = await makeReport(server, ada));
});
afterEach(() => server.stop());

test('a link gives the report to anybody, and nothing else', async () => {
  const { token, link } = await shareReport(server, ada, id);
  expect(link).toMatchObject({ report_id: id, has_password: false, last_opened_at: null, revoked_at: null });
  expect(await openLink(server, token)).toEqual({ state: 'open', report: await readMade(server, ada, id) });
  // The token is neither a login nor a key.
  const headers = { authorization: `Bearer ${token}`, 'project-id': 'lamps' };
  for (const path of ['overview/index', 'report/index', `report/detail?id=${id}`, 'user/profile']) {
    expect((await server.get(`/api/front/${path}`, headers)).code, path).not.toBe(0);
  }
});

test('the login of another account in the same browser neither helps nor hinders', async () => {
  const { token } = await shareReport(server, ada, id);
  const eva = await server.signIn('eva');
  const reply = await server.post('/api/front/shared/report', { token }, { ...eva, 'project-id': 'p1' });
  expect(reply.data).toMatchObject({ state: 'open' });
  expect((await server.post('/api/front/shared/report', { token: 'wrong' }, ada)).data).toEqual(CLOSED);
});

test('wrong, expired and revoked links, and one whose report is gone, are told alike', async () => {
  const [expiring, revoked, orphan] = [
    await shareReport(server, ada, id, { days: 1 }),
    await shareReport(server, ada, id, { days: 30, password: 'a long password' }),
    await shareReport(server, ada, (await makeReport(server, ada)).id, { days: 30 }),
  ];
  await server.post('/api/front/report/link/revoke', { id: revoked.link.id }, ada);
  await server.post('/api/front/report/remove', { id: orphan.link.report_id }, ada);
  expect(await openLink(server, expiring.token)).toMatchObject({ state: 'open' });
  server.advance(DAY);
  for (const token of ['nothing', expiring.token, revoked.token, orphan.token]) {
    expect(await openLink(server, token)).toEqual(CLOSED);
  }
  expect(await openLink(server, revoked.token, 'a long password')).toEqual(CLOSED);
});

test('a password is asked for, kept as a hash, and guessed at slowly', async () => {
  const { token, link } = await shareReport(server, ada, id, { password: 'a long password' });
  expect(link.has_password).toBe(true);
  expect(await openLink(server, token)).toEqual({ state: 'password', wrong: false });
  expect(await openLink(server, token, 'another one')).toEqual({ state: 'password', wrong: true });
  expect(await openLink(server, token, 'a long password')).toMatchObject({ state: 'open' });
  const file = readFileSync(`${server.dataDir}/links.json`, 'utf8');
  expect(file).not.toContain('a long password');
  expect(file).not.toContain(token);
  for (let guess = 0; guess < 10; guess += 1) await openLink(server, token, `guess ${String(guess)}`);
  expect(await openLink(server, token, 'a long password')).toBe(429);
  server.advance(61_000);
  expect(await openLink(server, token, 'a long password')).toMatchObject({ state: 'open' });
  const short = await server.post('/api/front/report/link/create', { id, days: 7, password: 'short' }, ada);
  expect([short.code, short.msg]).toEqual([422, expect.stringContaining('password')]);
});

test('many guesses at once are looked at no oftener than one after the other', async () => {
  const { token } = await shareReport(server, ada, id, { password: 'a long password' });
  const guesses = Array.from({ length: 30 }, (_, number) => openLink(server, token, `guess ${String(number)}`));
  const replies = await Promise.all(guesses);
  expect(replies.filter((reply) => reply !== 429)).toHaveLength(10);
});

test('those who know the password lock nobody out', async () => {
  const { token } = await shareReport(server, ada, id, { password: 'a long password' });
  const opened = [];
  for (let reader = 0; reader < 40; reader += 1) {
    const from = { 'x-forwarded-for': `192.0.2.${String(reader)}` };
    opened.push((await server.post('/api/front/shared/report', { token, password: 'a long password' }, from)).code);
  }
  expect(new Set(opened)).toEqual(new Set([0]));
});

test('no search engine keeps the reply, and no cache', async () => {
  const { token } = await shareReport(server, ada, id);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token }) };
  const { headers } = await fetch(`${server.url}/api/front/shared/report`, init);
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('cache-control')).toBe('no-store');
});
