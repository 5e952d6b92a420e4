import fs, { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { uploadFile } from '#server/testing/uploadFile.ts';

// Each preview starts a thread, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const INSPECT = '/api/front/import/inspect';
const GOOD = 'prompt,answer,date\nq,a,2026-02-01';

let server: TestServer;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  headers = await server.signIn('ada');
});
afterEach(() => server.stop());

const filesWaiting = (): string[] => readdirSync(join(server.dataDir, 'tmp'));

test.each([
  ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), /Excel/u],
  ['a list of numbers', '[1, 2, 3]', /列表/u],
])('%s is refused by its content, and not kept', async (_what, content, text) => {
  const reply = await uploadFile(server, headers, content);
  expect(reply).toMatchObject({ code: 422, data: { fields: { file: expect.stringMatching(text) } } });
  expect(filesWaiting()).toEqual([]);
});

test('what was uploaded long ago is swept with each upload; other files stay', async () => {
  const folder = join(server.dataDir, 'tmp');
  mkdirSync(folder);
  const [old, fresh, other] = ['import-old', 'import-fresh', 'something'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const file of [old, fresh, other]) writeFileSync(file, 'x');
  const yesterday = Date.now() / 1000 - 90_000;
  for (const file of [old, other]) utimesSync(file, yesterday, yesterday);
  await uploadFile(server, headers, '');
  expect(readdirSync(folder).sort()).toEqual(['import-fresh', 'something']);
  utimesSync(fresh, yesterday, yesterday);
  await uploadFile(server, headers, '');
  expect(readdirSync(folder)).toEqual(['something']);
});

test('a data folder that became read-only is said to be, and not that the upload is broken', async () => {
  const write = vi.spyOn(fs, 'createWriteStream').mockImplementationOnce(
    () =>
      new Writable({
        write: (_chunk, _encoding, done) => {
          done(Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS' }));
        },
      }) as fs.WriteStream,
  );
  const reply = await uploadFile(server, { ...headers, 'accept-language': 'en' }, GOOD);
  write.mockRestore();
  expect(reply).toMatchObject({ code: 507, msg: expect.stringContaining('data folder is read-only') });
});

test('names that lead out of the folder stay names', async () => {
  const nameOf = async (name: string): Promise<unknown> => (await uploadFile(server, headers, GOOD, name)).data;
  expect(await nameOf('../../etc/passwd')).toMatchObject({ file_name: 'passwd' });
  expect(await nameOf('..\\..\\evil.csv')).toMatchObject({ file_name: 'evil.csv' });
  expect(filesWaiting().every((name) => /^import-[\w-]+$/u.test(name))).toBe(true);
});

test('an upload that is broken off leaves no file', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const head = [
    `POST ${INSPECT} HTTP/1.1`,
    `Host: ${new URL(server.url).host}`,
    'X-XSRF-TOKEN: x',
    `Authorization: ${headers['authorization'] ?? ''}`,
  ];
  const type = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 1000000', '', ''];
  socket.write([...head, ...type].join('\r\n'));
  socket.write(`--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'half,'.repeat(50_000)}`);
  await expect
    .poll(() => existsSync(join(server.dataDir, 'tmp')) && filesWaiting().length, { timeout: 10_000 })
    .toBe(1);
  socket.destroy();
  await expect.poll(filesWaiting, { timeout: 10_000 }).toEqual([]);
  expect((await uploadFile(server, headers, GOOD)).data).toMatchObject({ sampled_answers: 1 });
});

test('a file under another name than “file”, and two files, are told the field', async () => {
  for (const names of [['upload'], ['file', 'file']]) {
    const body = new FormData();
    for (const name of names) body.append(name, new Blob([GOOD]), 'answers.csv');
    const reply = await fetch(`${server.url}${INSPECT}`, {
      method: 'POST',
      headers: { ...headers, 'accept-language': 'en' },
      body,
    });
    expect(await reply.json()).toMatchObject({ code: 422, msg: 'file: send one file, in the field “file”' });
  }
});
