import { request } from 'node:http';
import { connect } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test, vi } from 'vitest';
import { fieldNames, hostileBodies, hostileQueries, hostileValues } from '../testing/hostileInputs.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

const envelopeSchema = v.strictObject({ code: v.number(), msg: v.pipe(v.string(), v.nonEmpty()), data: v.unknown() });

let server: TestServer;
let watcher: Record<string, string>;
let before: unknown;
const faultsOfOurOwn = vi.spyOn(console, 'error').mockImplementation(() => undefined);

/** All server data that a call can change, except devices, which logging in legitimately changes. */
async function dataOfServer(): Promise<unknown> {
  const paths = [
    'user/profile',
    'user/team/members',
    'user/team/invite_list',
    'notice/index',
    'project/index',
    'vip/index',
    'prompt/index',
    'brand/index',
    'keyword/index',
  ];
  const replies = await Promise.all(paths.map((path) => server.get(`/api/front/${path}`, watcher)));
  expect(replies.map(({ code }) => code)).toEqual(paths.map(() => 0));
  return replies;
}

beforeAll(async () => {
  server = await startTestServer();
  watcher = await server.signIn('ada');
  before = await dataOfServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  faultsOfOurOwn.mockClear();
});
afterEach(async () => {
  // An internal error is logged; a refusal is not.
  expect(faultsOfOurOwn.mock.calls).toEqual([]);
  // Of many logins of one account, the one used last is kept.
  server.advance(1);
  expect(await dataOfServer()).toEqual(before);
});

const posts = () => server.routes.all.filter(([method]) => method === 'post').map(([, path]) => path);
const gets = () => server.routes.all.filter(([method]) => method === 'get').map(([, path]) => path);

/**
 * The tests log in more often than an account keeps devices: this request marks the watcher's login as recently used, so that it is kept.
 */
async function signInAgain(): Promise<Record<string, string>> {
  server.advance(1);
  await server.get('/api/front/user/profile', watcher);
  return server.signIn('ada');
}

async function send(path: string, init: RequestInit): Promise<number> {
  const response = await fetch(`${server.url}${path}`, init);
  expect([200, 404, 405, 415]).toContain(response.status);
  return v.parse(envelopeSchema, await response.json()).code;
}

test('there are the 22 calls of the specification and ours', () => {
  expect(server.routes.all.length).toBe(
    22 +
      1 +
      1 +
      5 +
      8 +
      2 +
      6 +
      2 +
      4 +
      2 +
      4 +
      3 +
      6 +
      12 +
      8 +
      3 +
      14 +
      6 +
      8 +
      4 +
      9 +
      3 +
      2 +
      3 +
      13 +
      13 +
      1 +
      1 +
      1 +
      6 +
      2 +
      4 +
      10 +
      8 +
      1 +
      2,
  );
});

test('every hostile body at every post', async () => {
  for (const path of posts()) {
    let login = await signInAgain();
    for (const [type, body] of hostileBodies) {
      if (path.endsWith('/logout')) login = await server.signIn('ada');
      const headers = { ...login, 'content-type': type };
      const code = await send(path, { method: 'POST', headers, body });
      expect([0, 403, 413, 415, 422, 20000], `${path} ${type} ${body.slice(0, 40)}`).toContain(code);
    }
  }
}, 180_000);

test('every hostile value in every field at every post', async () => {
  for (const path of posts()) {
    const headers = { ...(await signInAgain()), 'content-type': 'application/json' };
    for (const value of hostileValues) {
      const all = JSON.stringify(Object.fromEntries(fieldNames.map((name) => [name, value])));
      await send(path, { method: 'POST', headers, body: all });
      for (const name of fieldNames) {
        // The only call that accepts each of its fields alone, and so could let a single invalid one in.
        if (path.endsWith('editProfile')) {
          await send(path, { method: 'POST', headers, body: JSON.stringify({ [name]: value }) });
        }
      }
    }
  }
}, 180_000);

test('an id that names a folder, a property of all objects or nothing in sight finds nothing', async () => {
  for (const path of posts().filter((post) => !post.endsWith('/logout'))) {
    const headers = { ...(await signInAgain()), 'content-type': 'application/json' };
    for (const id of [
      '../../etc/passwd',
      '..\\..\\x',
      '%2e%2e%2fx',
      '.',
      '__proto__',
      'constructor',
      '\u202Ea',
      '\uD800',
    ]) {
      const named = [
        'id',
        'file_id',
        'job_id',
        'project_id',
        'brand_id',
        'prompt_id',
        'page_id',
        'token',
        'code',
        'version',
      ];
      const body = { ...Object.fromEntries(named.map((name) => [name, id])), ids: [id], prompt_ids: [id], changes: {} };
      const code = await send(path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect([0, 403, 404, 422, 20000], `${path} ${id}`).toContain(code);
    }
  }
}, 180_000);

test('every hostile query at every get', async () => {
  for (const path of gets()) {
    for (const query of hostileQueries) {
      const code = await send(`${path}${query}`, { headers: watcher });
      expect([0, 404, 422], `${path}${query}`).toContain(code);
    }
  }
}, 180_000);

test.each([
  '/',
  '/api',
  '/api/front/user/login/',
  '/API/front/user/login',
  '/api/front/user/login/extra',
  '//api/front/user/profile',
  '/api/../etc/passwd',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/%E0%A4%A',
  '/api/uploads/%',
  '/api/front/%00',
  '/__proto__',
  '/constructor',
  `/${'a'.repeat(8_000)}`,
])('the unknown path %s is HTTP 404 and code 404', async (path) => {
  for (const method of ['GET', 'POST']) {
    const [status, text] = await rawRequest(method, path);
    expect(status).toBe(404);
    expect(v.parse(envelopeSchema, JSON.parse(text)).code).toBe(404);
  }
});

test.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
  'the method %s is refused with the one that works',
  async (method) => {
    for (const [right, path] of server.routes.all.filter(([, known]) => !known.includes(':'))) {
      const response = await fetch(`${server.url}${path}`, { method, headers: watcher });
      expect([response.status, response.headers.get('allow')]).toEqual([405, right.toUpperCase()]);
    }
  },
);

test('hostile headers', async () => {
  const path = '/api/front/overview/index';
  for (const headers of [
    { authorization: 'Bearer' },
    { authorization: 'Basic YTpi' },
    { authorization: `Bearer ${'x'.repeat(8_000)}` },
    { authorization: 'Bearer __proto__' },
    { ...watcher, 'project-id': '__proto__' },
    { ...watcher, 'project-id': '../../etc' },
    { ...watcher, 'project-id': '%E0%A4%A' },
    { ...watcher, cookie: 'XSRF-TOKEN', 'x-xsrf-token': 'x' },
    { ...watcher, 'x-mock-session': '__proto__' },
    { ...watcher, 'x-mock-fault': '=,@,=' },
    { ...watcher, 'accept-language': '*;q=0.5, \u00ff' },
  ]) {
    await send(path, { headers: headers });
  }
});

test('a body that lies about itself, and bytes that are no HTTP, leave the server standing', async () => {
  const gzip = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  expect(await send('/api/front/user/login', { method: 'POST', headers: gzip, body: 'no gzip' })).toBe(422);
  const port = Number(new URL(server.url).port);
  for (const bytes of [
    '\u0000\u0001\u0002',
    'GET / HTTP/9.9\r\n\r\n',
    'POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n',
    'G',
  ]) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.end(bytes);
    await new Promise((resolve) => socket.once('close', resolve));
  }
});

test('a body of unannounced length is cut off', async () => {
  const chunk = `"${'x'.repeat(1024 * 1024)}",`;
  const text = await new Promise<string>((resolve, reject) => {
    const sent = request(`${server.url}/api/front/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    sent.on('response', (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => {
        resolve(body);
      });
    });
    sent.on('error', reject);
    sent.write('[');
    for (let count = 0; count < 12; count += 1) sent.write(chunk);
    sent.end('1]');
  });
  expect(v.parse(envelopeSchema, JSON.parse(text)).code).toBe(413);
});

test('no prototype was touched', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['role']).toBeUndefined();
});

/** Like `fetch`, without path normalization. */
function rawRequest(method: string, path: string): Promise<readonly [number, string]> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, method, path }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => {
        resolve([response.statusCode ?? 0, body]);
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
