import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LoopWatch } from '../testing/LoopWatch.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
let key: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  const ada = await server.signIn('ada');
  const made = await server.post('/api/front/project/create', { name: 'N', brand: { name: 'Northwind' } }, ada);
  const { id } = v.parse(v.object({ id: v.string() }), made.data);
  const keyed = await server.post('/api/front/key/create', { name: 'K', scopes: ['push'], project_ids: [id] }, ada);
  const { secret } = v.parse(v.object({ secret: v.string() }), keyed.data);
  key = { authorization: `Bearer ${secret}`, 'accept-language': 'en' };
});
afterAll(() => server.stop());

const RECORD = { platform: 'ChatGPT', prompt: 'Which lamp?', answer: 'Northwind', asked_at: '2026-03-09T08:00:00Z' };
const BODY = JSON.stringify({ answers: [RECORD] });
const push = async (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...key, ...headers }, body };
  const reply = await fetch(`${server.url}/api/front/answers/push`, init);
  const { code, msg } = v.parse(v.object({ code: v.number(), msg: v.string() }), await reply.json());
  return { status: reply.status, code, msg, scheme: reply.headers.get('www-authenticate') };
};

test.each([
  ['gzip', 'application/json', gzipSync(BODY), { 'content-encoding': 'gzip' }],
  ['deflate', 'application/json', deflateSync(BODY), { 'content-encoding': 'deflate' }],
  ['a byte order mark', 'application/json', `\uFEFF${BODY}`, {}],
  ['UTF-16', 'application/json; charset=utf-16le', Buffer.from(BODY, 'utf16le'), {}],
  ['a charset without its hyphen', 'application/json; charset=UTF8', BODY, {}],
  ['a type that ends in a semicolon', 'application/json;charset=utf-8;', BODY, {}],
  ['a type with an empty charset', 'application/json; charset=', BODY, {}],
  ['JSON of a kind of its own', 'application/vnd.api+json; charset=utf-8', BODY, {}],
])('a body in %s is read', async (_name, type, body, headers) => {
  const sent = typeof body === 'string' ? body : new Uint8Array(body);
  expect(await push(sent, { 'content-type': type, ...headers })).toMatchObject({ status: 200, code: 0 });
});

test.each([
  ['Brotli', brotliCompressSync(BODY), { 'content-encoding': 'br' }, 415, 'gzip, deflate or none'],
  ['damaged gzip', Buffer.from('no gzip'), { 'content-encoding': 'gzip' }, 422, 'can’t be decompressed'],
  ['gzip without its header', gzipSync(BODY), {}, 415, 'Content-Encoding: gzip'],
  ['a list', Buffer.from(`[${JSON.stringify(RECORD)}]`), {}, 422, 'must be an object, not a list; it takes answers'],
  ['GBK', Buffer.from(BODY), { 'content-type': 'application/json; charset=gbk' }, 415, 'use UTF-8'],
  [
    'lines of JSON',
    Buffer.from(`${JSON.stringify(RECORD)}\n`),
    { 'content-type': 'application/x-ndjson' },
    415,
    'application/json',
  ],
  [
    'a form, as curl -d sends it, however large it is',
    Buffer.from(BODY.replace('Which', ' '.repeat(200_000))),
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'Content-Type: application/json',
  ],
  [
    'a form without its boundary',
    Buffer.from('x'),
    { 'content-type': 'multipart/form-data' },
    415,
    'lacks its boundary: leave this header to your HTTP library',
  ],
  [
    '11 MB',
    gzipSync(`{"answers":["${'x'.repeat(11_000_000)}"]}`),
    { 'content-encoding': 'gzip' },
    413,
    'larger than 10 MB',
  ],
  ['11 MB as they are', Buffer.from(`{"answers":["${'x'.repeat(11_000_000)}"]}`), {}, 413, 'larger than 10 MB'],
  ['a bare text', Buffer.from('"text"'), {}, 422, 'must be an object'],
  ['half an object', Buffer.from('{"answers":['), {}, 422, 'not valid JSON'],
  // The encodings that PowerShell 5.1 and curl on a Chinese Windows send.
  ['Latin-1', Buffer.from(BODY.replace('lamp', 'café'), 'latin1'), {}, 415, 'not in UTF-8'],
  [
    'GBK in gzip',
    gzipSync(Buffer.concat([Buffer.from('{"answers":["'), Buffer.from('b1b1b7e7', 'hex'), Buffer.from('"]}')])),
    { 'content-encoding': 'gzip' },
    415,
    'not in UTF-8',
  ],
])('a body in %s is refused for what it is', async (_name, body, headers, status, words) => {
  const said = await push(new Uint8Array(body), headers);
  expect(said).toMatchObject({ status, code: status, msg: expect.stringContaining(words) });
});

const MOST_MS = 200;
const ROOM = 10_000_000;
const excessive = {
  brackets: '['.repeat(ROOM),
  lists: `{"answers":[${'[],'.repeat(ROOM / 3)}1]}`,
  objects: `{"answers":[${'{},'.repeat(ROOM / 3)}1]}`,
  names: `{${Array.from({ length: ROOM / 14 }, (_, name) => `"k${String(name)}":1`).join(',')}}`,
};
test.each(['brackets', 'lists', 'objects', 'names'] as const)('ten megabytes of %s hold nobody up', async (kind) => {
  const watch = new LoopWatch();
  let msg = '';
  const held = await watch.during(async () => {
    ({ msg } = await push(excessive[kind], {}));
  });
  expect(msg).toContain('too many values');
  expect(held).toBeLessThan(MOST_MS);
});

test('what stands in texts is no bracket of the body', async () => {
  const answer = `${'[{'.repeat(200_000)} "said" \\`;
  const body = JSON.stringify({ answers: [{ ...RECORD, answer }] });
  expect(await push(body, {})).toMatchObject({ code: 0 });
  const packed = { 'content-type': 'application/json; charset=utf-16le' };
  const many = Buffer.from('['.repeat(400_000), 'utf16le');
  expect((await push(new Uint8Array(many), packed)).msg).toContain('too many values');
});

test('a body of unannounced length is cut off at the size of its call', async () => {
  const body = gzipSync(JSON.stringify({ email: 'x'.repeat(2_000_000) }));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const reply = await fetch(`${server.url}/api/front/user/login`, { method: 'POST', headers, body });
  expect(await reply.json()).toMatchObject({ code: 413 });
});

test('a push whose key did not arrive fails by its HTTP status', async () => {
  for (const authorization of ['', 'ask_without_bearer', 'Bearer something']) {
    const { status, scheme } = await push(BODY, { authorization });
    expect([authorization, status, scheme]).toEqual([authorization, 401, 'Bearer realm="AnswerScope"']);
  }
});

test('a key in quotation marks or as a user name is told where it belongs', async () => {
  const secret = key['authorization']?.slice('Bearer '.length) ?? '';
  const basic = Buffer.from(`${secret}:`).toString('base64');
  for (const authorization of [`Bearer "${secret}"`, `Basic ${basic}`]) {
    expect((await push(BODY, { authorization })).msg).toContain('in the header Authorization: Bearer ask_');
  }
});

test('a nested record is refused alone; with an idempotency key, which needs a comparison of bodies, the body is refused', async () => {
  const body = `{"answers":[${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}]}`;
  expect(await push(body, {})).toMatchObject({ code: 0 });
  expect(await push(body, { 'idempotency-key': 'a' })).toMatchObject({ code: 422 });
});
