import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import { LONGEST_HEAD } from './refuseUnparsed.ts';

let server: TestServer;
let login: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  login = await server.signIn('ada');
});
afterAll(() => server.stop());

/** Everything that the server sends in reply to these bytes until it closes the connection. */
async function replyTo(text: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let reply = '';
  socket.on('data', (part: Buffer) => (reply += part.toString()));
  socket.write(text);
  await new Promise((resolve, reject) => socket.once('close', resolve).once('error', reject));
  return reply;
}

/** The envelope of a reply, whose length must be as announced. */
function envelopeOf(reply: string): unknown {
  const [head = '', body = ''] = reply.split('\r\n\r\n');
  expect(head).toContain(`Content-Length: ${String(Buffer.byteLength(body))}`);
  return JSON.parse(body);
}

const get = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\n${headers}\r\n`;

test('an address with 500 topics, and the page of the same address, are read', async () => {
  const topics = Array.from({ length: 500 }, (_, at) => `topic_ids=${String(at).padStart(36, 'x')}`).join('&');
  const path = `/api/front/overview/index?${topics}`;
  const headers = { ...login, referer: `${server.url}${path}` };
  expect(await server.get(path, headers)).toMatchObject({
    msg: expect.stringMatching(/^topic_ids: 没有/u),
  });
  expect(await server.get(`${path}&topic_ids=one-more`, headers)).toMatchObject({
    msg: expect.stringMatching(/^topic_ids: .*500/u),
  });
});

test('a longer one is refused with what to do, in both languages', async () => {
  const reply = await replyTo(get('/api/front/user/profile', `X-Long: ${'x'.repeat(LONGEST_HEAD)}\r\n`));
  expect(reply).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/u);
  expect(envelopeOf(reply)).toEqual({
    code: 431,
    msg: 'The address and the headers are longer than 128 KB: choose fewer topics, prompts or keywords · 地址和请求头合计超过 128 KB，请减少所选的话题、提示词或关键词',
    data: null,
  });
});

test.each(['/api/front/answer/answers?q=咖啡', '/api/front/answer/answers?q=oat milk'])(
  'an address that curl sends as it was typed is refused with what to do: %s',
  async (path) => {
    expect(envelopeOf(await replyTo(get(path)))).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/must be percent-encoded.*须做百分号编码/u),
    });
  },
);

test('what is no HTTP is refused in words too', async () => {
  expect(envelopeOf(await replyTo('HELLO\r\n\r\n'))).toMatchObject({ code: 400, data: null });
});

test('a broken request behind one that is still being answered ends only this connection', async () => {
  expect(await replyTo(`${get('/api/openapi.json')}HELLO\r\n\r\n`)).toMatch(/^HTTP\/1\.1 (?:200|400) /u);
  expect(await server.get('/api/front/user/profile', login)).toMatchObject({ code: 0 });
});
