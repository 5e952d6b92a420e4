import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { uploadReplySchema } from '#client/api/userSchemas.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const AVATAR = '/api/common/upload/avatar';
const SAVE = '/api/upload/save';
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(40, 1)]);

let server: TestServer;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  headers = await server.signIn('max');
});
afterEach(() => server.stop());

async function upload(path: string, bytes: Uint8Array<ArrayBuffer>, name: string, extra: Record<string, string> = {}) {
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { ...headers, ...extra },
    body: form,
  });
  return v.parse(v.object({ code: v.number(), msg: v.string(), data: v.unknown() }), await response.json());
}

test('a picture is kept and served as what it is, whatever it was called', async () => {
  const reply = await upload(AVATAR, PNG, '../../evil.html');
  const { url } = v.parse(uploadReplySchema, reply.data);
  expect(url).toMatch(/^\/api\/uploads\/[\w-]+\.png$/u);
  const served = await fetch(`${server.url}${url}`);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(served.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await served.arrayBuffer())).toEqual(PNG);
  expect(readdirSync(join(server.dataDir, 'uploads'))).toHaveLength(1);
});

test.each([
  ['picture', PNG, 'a.png'],
  ['PDF', Buffer.from('%PDF-1.7 x'), 'a.pdf'],
])('the %s it gives back can be saved as avatar of the profile', async (_what, bytes, name) => {
  const { url } = v.parse(uploadReplySchema, (await upload(AVATAR, bytes, name)).data);
  expect((await server.post('/api/front/user/editProfile', { avatar: url }, headers)).data).toMatchObject({
    avatar: url,
  });
});

test('a PDF is only ever downloaded', async () => {
  const { url } = v.parse(uploadReplySchema, (await upload(AVATAR, Buffer.from('%PDF-1.7 x'), 'a.pdf')).data);
  const served = await fetch(`${server.url}${url}`);
  expect(served.headers.get('content-disposition')).toMatch(/^attachment/u);
});

test.each([
  ['a page', AVATAR, Buffer.from('<html><script>1</script></html>'), 'a.png'],
  ['a drawing with scripts', AVATAR, Buffer.from('<svg onload="x"/>'), 'a.svg'],
  ['a table as avatar', AVATAR, Buffer.from('a,b\n1,2\n'), 'a.csv'],
  ['a page called a PDF', SAVE, Buffer.from('<html><script>1</script></html>'), '价目表.pdf'],
  ['a text', SAVE, Buffer.from('说明'), '说明.txt'],
  ['a program', SAVE, Buffer.from('MZ\u0000\u0001'), 'a.exe'],
  ['nothing', SAVE, Buffer.alloc(0), 'a.bin'],
])('%s is refused', async (_what, path, bytes, name) => {
  expect(await upload(path, bytes, name)).toMatchObject({ code: 422, msg: expect.stringMatching(/^file/u) });
});

test('a saved PDF is kept under a name of our own, and says nothing of what it was called', async () => {
  const reply = await upload(SAVE, Buffer.from('%PDF-1.7 prices'), '../..\\"\u202Efdp.exe');
  const { url } = v.parse(uploadReplySchema, reply.data);
  expect(url).toMatch(/^\/api\/uploads\/[\w-]+\.pdf$/u);
  const served = await fetch(`${server.url}${url}`);
  expect(served.headers.get('content-type')).toBe('application/pdf');
  expect(served.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.pdf"$/u);
  expect(await served.text()).toBe('%PDF-1.7 prices');
});

test('a file that is refused says which ones are taken', async () => {
  expect(await upload(SAVE, Buffer.from('MZ'), 'a.png', { 'accept-language': 'en-US' })).toMatchObject({
    code: 422,
    data: { fields: { file: 'must be a PNG, JPEG, WebP or PDF file' } },
  });
});

test('what is too large is refused with its limit', async () => {
  const large = Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]);
  expect(await upload(AVATAR, large, 'a.png')).toMatchObject({ code: 422, msg: 'file: 文件不能超过 2 MB' });
  expect((await upload(SAVE, large, 'a.png')).code).toBe(0);
  const larger = Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]);
  expect(await upload(SAVE, larger, 'a.png')).toMatchObject({ code: 422, msg: 'file: 文件不能超过 10 MB' });
});

test('an upload without file, with another field, or that is not multipart is refused', async () => {
  const form = new FormData();
  form.append('picture', new Blob([PNG]), 'a.png');
  const other = await fetch(`${server.url}${AVATAR}`, { method: 'POST', headers, body: form });
  expect(await other.json()).toMatchObject({ code: 422 });
  const empty = await fetch(`${server.url}${AVATAR}`, { method: 'POST', headers, body: new FormData() });
  expect(await empty.json()).toMatchObject({ code: 422 });
  expect(await server.post(AVATAR, {}, headers)).toMatchObject({ code: 422, msg: expect.stringContaining('file') });
});

test('an upload needs a login', async () => {
  expect(await upload(AVATAR, PNG, 'a.png', { authorization: '' })).toMatchObject({ code: 500 });
});

test('an upload that is broken off does no harm', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const head = [
    `POST ${AVATAR} HTTP/1.1`,
    `Host: ${new URL(server.url).host}`,
    'X-XSRF-TOKEN: x',
    `Authorization: ${headers['authorization'] ?? ''}`,
  ];
  const type = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 100000', '', ''];
  socket.write([...head, ...type].join('\r\n'));
  socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf');
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await upload(AVATAR, PNG, 'a.png')).code).toBe(0);
});

test('files of a session are its own and leave nothing on disk', async () => {
  const login = await server.post(
    '/api/front/user/login',
    { email: 'max@example.com', password: 'Answer-2026' },
    { 'x-mock-session': 's1' },
  );
  const { token } = v.parse(v.object({ token: v.string() }), login.data);
  const session = { 'x-mock-session': 's1', authorization: `Bearer ${token}` };
  const { url } = v.parse(uploadReplySchema, (await upload(SAVE, PNG, 'a.png', session)).data);
  expect((await fetch(`${server.url}${url}`, { headers: { 'x-mock-session': 's1' } })).status).toBe(200);
  expect((await fetch(`${server.url}${url}`)).status).toBe(404);
  expect(readdirSync(server.dataDir)).not.toContain('uploads');
});

test.each(['nothing.png', '..%2f..%2fetc%2fpasswd', '%00.png', '%E0%A4%A', 'aaaaaaaaaaaaaaaaaaaa.html'])(
  'no file is served for %s',
  async (name) => {
    const response = await fetch(`${server.url}/api/uploads/${name}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404 });
  },
);
