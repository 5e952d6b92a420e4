import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { readAllowedHosts } from './allowedHosts.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const LOGIN = '/api/front/user/login';
const JSON_TYPE = { 'content-type': 'application/json' };

let server: TestServer;
let port = '';
let login: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ allowedHosts: readAllowedHosts('console.example.com, box.local:8080') });
  ({ port } = new URL(server.url));
  login = await server.signIn('ada');
});
afterAll(() => server.stop());
beforeEach(() => {
  log.mockClear();
});
afterEach(() => {
  log.mockClear();
});

interface Sent {
  readonly status: number;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** Unlike fetch, sends the given `Host` and `Origin`. */
async function send(path: string, headers: Record<string, string>, body?: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      let text = '';
      reply.on('data', (part: Buffer) => (text += part.toString()));
      reply.on('end', () => {
        resolve({ status: reply.statusCode ?? 0, body: text, headers: reply.headers });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test.each([
  'evil.example',
  'evil.example:PORT',
  '127.0.0.1',
  '127.0.0.1:1',
  'localhost.evil.example:PORT',
  'a@127.0.0.1:PORT',
])('the host %j gets nothing, in words and with one line in the log', async (host) => {
  const reply = await send('/api/front/project/index', { ...login, host: host.replace('PORT', port) });
  expect(reply.status).toBe(403);
  expect(JSON.parse(reply.body)).toMatchObject({
    code: 403,
    msg: expect.stringContaining('ALLOWED_HOSTS'),
    data: null,
  });
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toMatch(/^Refused GET \/api\/front\/project\/index: Host ".*" is none/u);
});

test('a health check over HTTP 1.0 that names no host is told which to send', async () => {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /api/health HTTP/1.0\r\nAccept-Language: en\r\n\r\n');
  const reply = await text(socket);
  expect(reply).toMatch(/^HTTP\/1\.1 403 /u);
  expect(reply).toContain(`The request names no host: send the header Host: 127.0.0.1:${port}"`);
  expect(log.mock.calls).toEqual([[`Refused GET /api/health: it names no host (Host: 127.0.0.1:${port})`]]);
});

test('assistants are refused in English, like all that they are told', async () => {
  const reply = await send('/mcp', { ...JSON_TYPE, origin: 'https://evil.example' }, '{}');
  const { msg } = JSON.parse(reply.body) as { msg: string };
  expect([reply.status, msg]).toEqual([403, expect.stringMatching(/^[\x20-\x7e’“”]+$/u)]);
});

test.each([
  '127.0.0.1:PORT',
  'localhost:PORT',
  'LOCALHOST:PORT',
  '[::1]:PORT',
  'console.example.com',
  'console.example.com:99',
  'box.local:8080',
])('the host %s is this server', async (host) => {
  expect((await send('/api/front/project/index', { ...login, host: host.replace('PORT', port) })).status).toBe(200);
});

test('a name that was allowed at one port is foreign at another', async () => {
  expect((await send('/api/health', { host: 'box.local:81' })).status).toBe(403);
});

const guess = JSON.stringify({ email: 'ada@example.com', password: 'wrong-password' });

test.each([
  'http://evil.example',
  'null',
  'https://127.0.0.1.evil.example',
  'http://localhost:1',
  'file://',
  'chrome-extension://x',
])('a change from the origin %s is refused before it is looked at', async (origin) => {
  const host = `127.0.0.1:${port}`;
  for (let count = 0; count < 12; count += 1) {
    expect((await send(LOGIN, { ...JSON_TYPE, host, origin }, guess)).status).toBe(403);
  }
  // No attempt was counted: the correct password is not locked out.
  await expect(server.signIn('ada')).resolves.toHaveProperty('authorization');
  expect(log).toHaveBeenCalledTimes(12);
});

test('a change from a page of this server is taken, directly and through the server that serves the page', async () => {
  const host = `127.0.0.1:${port}`;
  for (const more of [
    { host, origin: `http://127.0.0.1:${port}` },
    { host, origin: 'http://127.0.0.1:4173', 'x-forwarded-host': '127.0.0.1:4173' },
    { host: 'console.example.com', origin: 'https://console.example.com' },
    { host, origin: 'https://console.example.com' },
  ]) {
    expect((await send('/api/front/notice/read', { ...login, ...JSON_TYPE, ...more }, '{"ids":[]}')).status).toBe(200);
  }
});

test('a browser that says the page is of another site is refused without an origin too', async () => {
  const headers = { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' };
  expect((await send(LOGIN, headers, guess)).status).toBe(403);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
  'a change as %j, which any page may post, is refused',
  async (type) => {
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
    expect((await send(LOGIN, headers, guess)).status).toBe(415);
  },
);

test('a form of somebody with cookies needs the header of the security check', async () => {
  const { 'x-xsrf-token': token = '', ...bare } = login;
  const headers = { ...bare, cookie: 'auth_token=x', 'content-type': 'multipart/form-data; boundary=b' };
  expect(JSON.parse((await send('/api/common/upload/avatar', headers, '--b--')).body)).toMatchObject({ code: 403 });
  const sent = await send('/api/common/upload/avatar', { ...headers, 'x-xsrf-token': token }, '--b--');
  expect(JSON.parse(sent.body)).toMatchObject({ code: 422 });
});
