import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { channelListSchema, mailAnswerSchema, savedChannelSchema } from '#client/api/schemas/channelSchemas.ts';
import { startMailServer } from '#server/testing/channels/startMailServer.ts';
import type { MailServer } from '#server/testing/channels/startMailServer.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const DAY = 86_400_000;
const GUEST = 'guest@outside.example';
const MEMBER = 'max@example.com';
const PASSWORD = 'planted-smtp-password';

let mails: MailServer;
let server: TestServer;
let ada: Record<string, string>;
let channelId: string;

beforeEach(async () => {
  mails = await startMailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_a, _s, done) => done(null, { user: 'u' }),
  });
  server = await startTestServer({
    mail: () => ({
      settings: {
        ...{ host: '127.0.0.1', port: mails.port, encryption: 'off', user: 'u', password: PASSWORD },
        from: 'AnswerScope <scope@example.com>',
      },
    }),
    consoleUrl: 'https://console.example.com',
  });
  ada = await server.signIn('ada');
  const draft = { kind: 'email', name: 'Mail', language: 'en-US', topics: ['alert'], on: true };
  const reply = await server.post('/api/front/channel/save', { ...draft, emails: [MEMBER, GUEST] }, ada);
  channelId = v.parse(savedChannelSchema, reply.data).channel.id;
});
afterEach(async () => {
  await server.stop();
  await mails.stop();
});

const states = async () => {
  const { list } = v.parse(channelListSchema, (await server.get('/api/front/channel/index', ada)).data);
  return Object.fromEntries((list[0]?.addresses ?? []).map(({ email, state }) => [email, state]));
};
const announce = async (key: string) => {
  const both = <T>(value: T) => ({ 'zh-CN': value, 'en-US': value });
  server.courier.send('p1', {
    kind: 'alert',
    title: both('News'),
    lines: both(['42.3%']),
    path: '/overview/index',
    key,
  });
  await server.courier.tick();
};
/** Decodes quoted-printable (soft line breaks and equals signs), like a mail program. */
const plain = (text: string): string =>
  text
    .replaceAll(/=\r?\n/gu, '')
    .replaceAll('=3D', '=')
    .replaceAll('&amp;', '&');
const tokenIn = (text: string, use: string): string =>
  new RegExp(String.raw`answer\?use=${use}&token=([\w-]+)`, 'u').exec(plain(text))?.[1] ?? '';
const receivers = () => mails.received.map(({ to }) => to[0]);
/** Without a login. */
const answer = async (token: string) =>
  v.parse(mailAnswerSchema, (await server.post('/api/front/channel/answer', { token })).data).result;

test('an address outside of the team is asked first and written to once it agreed; a member is written to at once', async () => {
  expect(await states()).toEqual({ [MEMBER]: 'member', [GUEST]: 'pending' });
  await server.courier.tick();
  expect(receivers()).toEqual([GUEST]);
  const asking = mails.received[0]?.text ?? '';
  expect(asking).toContain('Confirm notifications from AnswerScope');
  await announce('one');
  expect(receivers()).toEqual([GUEST, MEMBER]);
  // A member needs no link to unsubscribe: they leave in the channel.
  expect(mails.received[1]?.text).not.toContain('List-Unsubscribe');
  const token = tokenIn(asking, 'confirm');
  expect(await answer(token)).toBe('confirmed');
  expect(await answer(token)).toBe('confirmed');
  expect(await states()).toMatchObject({ [GUEST]: 'confirmed' });
  await announce('two');
  expect(receivers().slice(2).sort()).toEqual([GUEST, MEMBER]);
  const toGuest = mails.received.slice(2).find(({ to }) => to[0] === GUEST)?.text ?? '';
  expect(toGuest).toContain('List-Unsubscribe:');
  expect(await answer(tokenIn(toGuest, 'unsubscribe'))).toBe('unsubscribed');
  expect(await states()).toMatchObject({ [GUEST]: 'unsubscribed' });
  await announce('three');
  expect(receivers().slice(4)).toEqual([MEMBER]);
  // After a refusal the confirmation link is invalid.
  expect(await answer(token)).toBe('invalid');
});

const multipart = (body: string): FormData => {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body)) form.set(name, value);
  return form;
};

test.each([
  ['application/x-www-form-urlencoded', (body: string) => new URLSearchParams(body)],
  ['multipart/form-data', multipart],
])('a mail program unsubscribes its reader by one post of %s to the address of the header', async (_type, form) => {
  await server.courier.tick();
  const head = plain(mails.received[0]?.text ?? '');
  const search = new URLSearchParams({ use: 'unsubscribe', token: tokenIn(head, 'unsubscribe') }).toString();
  const post = async (body: string) =>
    fetch(`${server.url}/notifications/answer?${search}`, { method: 'POST', body: form(body) });
  expect(await (await post('')).json()).toMatchObject({ code: 422 });
  expect(await states()).toMatchObject({ [GUEST]: 'pending' });
  expect(await (await post('List-Unsubscribe=One-Click')).json()).toMatchObject({ data: { result: 'unsubscribed' } });
  expect(await states()).toMatchObject({ [GUEST]: 'unsubscribed' });
});

test('a link that was never made, is too old, or was replaced tells nothing and does nothing', async () => {
  await server.courier.tick();
  const first = tokenIn(mails.received[0]?.text ?? '', 'confirm');
  for (const token of ['nonsense', `${first}x`, first.slice(1)]) expect(await answer(token)).toBe('invalid');
  const { code } = await server.post('/api/front/channel/ask', { id: channelId, email: GUEST }, ada);
  expect(code).toBe(0);
  server.advance(1000);
  await server.post('/api/front/channel/ask', { id: channelId, email: GUEST }, ada);
  await server.courier.tick();
  expect(await answer(first)).toBe('invalid');
  const latest = tokenIn(mails.received.at(-1)?.text ?? '', 'confirm');
  server.advance(8 * DAY);
  expect(await answer(latest)).toBe('invalid');
  ada = await server.signIn('ada');
  expect(await states()).toMatchObject({ [GUEST]: 'expired' });
});

test('a test is sent to whom may be sent to, and the password of the mail server is told nowhere', async () => {
  const { data } = await server.post('/api/front/channel/test', { id: channelId }, ada);
  expect(data).toMatchObject({ list: [{ to: MEMBER, outcome: 'sent', kind: 'test' }] });
  await mails.stop();
  const replies = [
    await server.post('/api/front/channel/test', { id: channelId }, ada),
    await server.get('/api/front/channel/index', ada),
    await server.get('/api/front/channel/deliveries', ada),
  ];
  expect(replies[0]?.data).toMatchObject({ list: [{ outcome: 'failed', problem: { kind: 'unreachable' } }] });
  expect(JSON.stringify(replies)).not.toContain(PASSWORD);
  expect(JSON.stringify(replies)).not.toMatch(/token=/u);
  mails = await startMailServer();
});

test('nobody gets more than five confirmation mails a day, also through new channels', async () => {
  const ask = { id: channelId, email: GUEST };
  for (let more = 0; more < 3; more += 1) {
    expect(await server.post('/api/front/channel/ask', ask, ada)).toMatchObject({ code: 0 });
  }
  const draft = { kind: 'email', name: 'More', language: 'en-US', topics: ['alert'], on: true, emails: [GUEST] };
  expect(await server.post('/api/front/channel/save', draft, ada)).toMatchObject({ code: 0 });
  const english = { ...ada, 'accept-language': 'en' };
  // Without a field: the console then shows these words.
  const refused = { code: 429, msg: expect.stringContaining(`${GUEST} was sent`), data: null };
  expect(await server.post('/api/front/channel/ask', ask, english)).toMatchObject(refused);
  const emails = ['other@outside.example', GUEST];
  expect(await server.post('/api/front/channel/save', { ...draft, emails }, english)).toMatchObject(refused);
  await server.courier.tick();
  expect(receivers()).toEqual(Array.from({ length: 5 }, () => GUEST));
  server.advance(DAY + 1);
  expect(await server.post('/api/front/channel/ask', ask, ada)).toMatchObject({ code: 0 });
});

test('nobody gets more than twenty test mails an hour', async () => {
  const send = async (): Promise<number> => (await server.post('/api/front/channel/test', { id: channelId }, ada)).code;
  for (let more = 0; more < 20; more += 1) expect(await send()).toBe(0);
  expect(await send()).toBe(429);
  expect(receivers().filter((to) => to === MEMBER)).toHaveLength(20);
  server.advance(3_600_001);
  expect(await send()).toBe(0);
});
