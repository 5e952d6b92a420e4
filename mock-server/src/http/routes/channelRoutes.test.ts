import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { channelListSchema, deliveryListSchema, savedChannelSchema } from '#client/api/schemas/channelSchemas.ts';
import { fetchPolicy } from '#server/ingest/pages/FetchPolicy.ts';
import type { ChannelMessage } from '#server/service/channels/channelMessage.ts';
import { startReceiver } from '#server/testing/channels/startReceiver.ts';
import type { Receiver } from '#server/testing/channels/startReceiver.ts';
import { importSample } from '#server/testing/importSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const MINUTE = 60_000;
const TOKEN = 'planted-token-of-the-channel';

let receiver: Receiver;
let server: TestServer;
let ada: Record<string, string>;
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(async () => {
  logged.mockClear();
  receiver = await startReceiver();
  server = await startTestServer({ fetchPolicy: fetchPolicy(new Set([receiver.host])), channelTimeLimit: 500 });
  ada = await server.signIn('ada');
});
afterEach(async () => {
  await server.stop();
  await receiver.stop();
});

const draft = (more: object = {}) => ({
  ...{ kind: 'slack', name: 'Team room', language: 'en-US', topics: ['alert', 'pulse'], on: true },
  url: `${receiver.url}/services/${TOKEN}`,
  ...more,
});
async function save(more: object = {}) {
  const reply = await server.post('/api/front/channel/save', draft(more), ada);
  expect(reply).toMatchObject({ code: 0 });
  return v.parse(savedChannelSchema, reply.data);
}
const list = async () => v.parse(channelListSchema, (await server.get('/api/front/channel/index', ada)).data);
const log = async () => v.parse(deliveryListSchema, (await server.get('/api/front/channel/deliveries', ada)).data).list;
const test_ = async (id: string) =>
  v.parse(deliveryListSchema, (await server.post('/api/front/channel/test', { id }, ada)).data).list;

const message = (more: Partial<ChannelMessage> = {}): ChannelMessage => ({
  kind: 'alert',
  title: { 'zh-CN': '可见度下降', 'en-US': 'Visibility fell' },
  lines: { 'zh-CN': ['42.3%'], 'en-US': ['42.3%'] },
  path: '/overview/index',
  ...more,
});

test('a channel that somebody else changed meanwhile is not replaced, unless it is saved again after that was said', async () => {
  const { channel } = await save();
  const { id, name, language, topics, on, host, hint, addresses } = channel;
  const base = { name, language, topics, on, host, hint, emails: addresses.map(({ email }) => email) };
  await save({ id, topics: ['pulse'], base });
  const late = draft({ id, name: 'Renamed', base });
  expect(await server.post('/api/front/channel/save', late, ada)).toMatchObject({ code: 409 });
  expect((await list()).list[0]).toMatchObject({ name: 'Team room', topics: ['pulse'] });
  await save({ id, name: 'Renamed' });
});

test('a channel is kept, masked and tested; the far end is told what a test says', async () => {
  const { channel, secret } = await save();
  expect(secret).toBeNull();
  expect(channel).toMatchObject({ host: receiver.host, hint: TOKEN.slice(-4), problem: null, last_at: null });
  const [tested] = await test_(channel.id);
  expect(tested).toMatchObject({ outcome: 'sent', answer: 'HTTP 200 ok', kind: 'test', attempts: 1, problem: null });
  expect(receiver.received[0]).toMatchObject({ path: `/services/${TOKEN}` });
  expect(receiver.received[0]?.body).toContain('Test message from AnswerScope');
  // Renamed without a URL, it keeps its URL.
  await save({ id: channel.id, name: 'Other room', url: undefined });
  await test_(channel.id);
  expect(receiver.received).toHaveLength(2);
  expect((await list()).list).toMatchObject([{ name: 'Other room' }]);
  expect(await log()).toMatchObject([{ channel_name: 'Other room' }, { channel_name: 'Other room' }]);
  expect((await server.post('/api/front/channel/delete', { id: channel.id }, ada)).code).toBe(0);
  expect((await list()).list).toEqual([]);
  expect(await log()).toHaveLength(2);
});

test('a channel that is deleted while another address of it is looked up stays deleted', async () => {
  let meanwhile = (): Promise<unknown> => Promise.resolve();
  const resolve = async () => {
    await meanwhile();
    return [{ address: '93.184.216.34', family: 4 }];
  };
  const other = await startTestServer({ fetchPolicy: { ...fetchPolicy(), resolve } });
  const login = await other.signIn('ada');
  const save_ = (more: object) =>
    other.post('/api/front/channel/save', draft({ url: `https://hooks.example/services/${TOKEN}`, ...more }), login);
  const { channel } = v.parse(savedChannelSchema, (await save_({})).data);
  meanwhile = () => other.post('/api/front/channel/delete', { id: channel.id }, login);
  expect(await save_({ id: channel.id })).toMatchObject({ code: 404 });
  expect(other.shared.documents.channelSecrets.of('p1').of).toEqual({});
  await other.stop();
});

test('the secret of a webhook is told once, and again only when a new one is made', async () => {
  const first = await save({ kind: 'webhook' });
  expect(first.secret).toMatch(/^whsec_/u);
  expect(first.channel.signed).toBe(true);
  expect((await save({ kind: 'webhook', id: first.channel.id })).secret).toBeNull();
  const next = await save({ kind: 'webhook', id: first.channel.id, new_secret: true });
  expect(next.secret).toMatch(/^whsec_/u);
  expect(next.secret).not.toBe(first.secret);
});

test('addresses that lead into a private network, are not encrypted or no addresses are refused, with the reason', async () => {
  const refused = async (url: string) => {
    const { code, msg } = await server.post('/api/front/channel/save', draft({ url }), {
      ...ada,
      'accept-language': 'en',
    });
    return `${String(code)} ${msg}`;
  };
  expect(await refused('https://127.0.0.1/x')).toMatch(/^422 .*private network/u);
  expect(await refused('https://[::1]/x')).toMatch(/^422 .*private network/u);
  expect(await refused('https://169.254.169.254/latest')).toMatch(/^422 .*private network/u);
  expect(await refused('http://example.com/x')).toMatch(/^422 .*https:\/\//u);
  expect(await refused('https://user:pass@example.com/x')).toMatch(/^422 .*web address/u);
  expect(await refused('https://127.0.0.1:8443/x')).toMatch(/^422 .*port/u);
  expect(await refused('nonsense')).toMatch(/^422/u);
  expect((await list()).list).toEqual([]);
});

test('a redirect is not followed, and a broken channel is said', async () => {
  const { channel } = await save();
  receiver.answer = () => ({ status: 302, headers: { location: `${receiver.url}/elsewhere` } });
  const [tested] = await test_(channel.id);
  expect(tested).toMatchObject({ outcome: 'failed', problem: { kind: 'redirect' } });
  expect(receiver.received.map(({ path }) => path)).toEqual([`/services/${TOKEN}`]);
  expect((await list()).list[0]?.problem).toMatchObject({ kind: 'redirect' });
  const { data } = await server.get('/api/front/notice/index', ada);
  expect(JSON.stringify(data)).toContain('Team room');
  receiver.answer = () => ({ status: 200 });
  await test_(channel.id);
  expect((await list()).list[0]?.problem).toBeNull();
  expect(JSON.stringify((await server.get('/api/front/notice/index', ada)).data)).not.toContain('Team room');
});

test('what did not arrive is sent again: later and later, as the far end asked, and in the end no more', async () => {
  await save();
  receiver.answer = () => ({ status: 503, body: 'down' });
  server.courier.send('p1', message());
  await server.courier.tick();
  expect(await log()).toMatchObject([{ outcome: 'waiting', attempts: 1, problem: { kind: 'far_error' } }]);
  const waits: number[] = [];
  for (let attempt = 2; attempt <= 6; attempt += 1) {
    const [one] = await log();
    const wait = Date.parse(one?.next_at ?? '') - server.now();
    waits.push(wait / MINUTE);
    server.advance(wait - 1);
    await server.courier.tick();
    expect(receiver.received).toHaveLength(attempt - 1);
    server.advance(1);
    await server.courier.tick();
    expect(receiver.received).toHaveLength(attempt);
  }
  expect(waits).toEqual([1, 5, 25, 125, 360]);
  expect(await log()).toMatchObject([{ outcome: 'failed', attempts: 6, next_at: null }]);
  server.advance(100 * 60 * MINUTE);
  await server.courier.tick();
  expect(receiver.received).toHaveLength(6);
  // A person triggers another attempt.
  receiver.answer = () => ({ status: 200 });
  const [dead] = await log();
  expect((await server.post('/api/front/channel/retry', { id: dead?.id }, ada)).data).toMatchObject({
    outcome: 'sent',
  });
  expect((await server.post('/api/front/channel/retry', { id: dead?.id }, ada)).code).toBe(422);
});

test('a look at the projects that fails is followed by the next', async () => {
  await save();
  server.courier.send('p1', message());
  const projects = vi.spyOn(server.catalogue, 'list').mockImplementation(() => {
    throw new Error('EMFILE: too many open files');
  });
  await server.courier.tick();
  projects.mockRestore();
  await server.courier.tick();
  expect(receiver.received).toHaveLength(1);
});

test('a message whose channel cannot be read just now is sent later', async () => {
  await save();
  server.courier.send('p1', message());
  vi.spyOn(server.shared.documents.channelSecrets, 'of').mockImplementationOnce(() => {
    throw new Error('EMFILE: too many open files');
  });
  await server.courier.tick();
  expect(receiver.received).toEqual([]);
  server.advance(MINUTE);
  await server.courier.tick();
  expect(await log()).toMatchObject([{ outcome: 'sent', attempts: 2 }]);
});

test('Retry-After is respected', async () => {
  await save();
  receiver.answer = () => ({ status: 429, headers: { 'retry-after': '900' } });
  server.courier.send('p1', message());
  await server.courier.tick();
  const [one] = await log();
  expect(Date.parse(one?.next_at ?? '') - server.now()).toBe(15 * MINUTE);
  expect(one?.problem?.kind).toBe('rate_limited');
});

test('a far end that has had too many messages is left alone with the others of its channel, which lose no attempt', async () => {
  await save();
  receiver.answer = () => ({ status: 429, headers: { 'retry-after': '900' } });
  const titles = ['First', 'Second', 'Third'];
  for (const title of titles) {
    server.courier.send('p1', message({ title: { 'zh-CN': title, 'en-US': title } }));
  }
  await server.courier.tick();
  expect(receiver.received).toHaveLength(1);
  server.advance(14 * MINUTE);
  await server.courier.tick();
  expect(receiver.received).toHaveLength(1);
  receiver.answer = () => ({ status: 200 });
  server.advance(2 * MINUTE);
  await server.courier.tick();
  expect((await log()).map(({ outcome, attempts }) => [outcome, attempts])).toEqual([
    ['sent', 1],
    ['sent', 1],
    ['sent', 2],
  ]);
});

test('what is for good is not tried again, and what takes too long is given up for now', async () => {
  await save();
  receiver.answer = () => ({ status: 404, body: 'no_service' });
  server.courier.send('p1', message());
  await server.courier.tick();
  expect(await log()).toMatchObject([{ outcome: 'failed', attempts: 1, problem: { kind: 'gone' } }]);
});

test('a message goes to the channels that take its kind and are on, in their language, once', async () => {
  await save({ name: 'zh', language: 'zh-CN', url: `${receiver.url}/zh` });
  await save({ name: 'off', on: false, url: `${receiver.url}/off` });
  await save({ name: 'reports', topics: ['report'], url: `${receiver.url}/reports` });
  server.courier.send('p1', message({ key: 'alert-7' }));
  server.courier.send('p1', message({ key: 'alert-7', lines: { 'zh-CN': ['other'], 'en-US': ['other'] } }));
  server.courier.send('p1', message());
  server.courier.send('p1', message());
  server.courier.send('p2', message());
  await server.courier.tick();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/zh', '/zh']);
  expect(receiver.received[0]?.body).toContain('可见度下降');
  // The same text a day later is a new message; the same key is not.
  server.advance(25 * 60 * MINUTE);
  server.courier.send('p1', message({ key: 'alert-7' }));
  server.courier.send('p1', message());
  await server.courier.tick();
  expect(receiver.received).toHaveLength(3);
});

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

test('over a restart nothing is lost and nothing is sent twice; secrets stand in one file that only its owner reads', async () => {
  const project = 'of-mine';
  importSample(server.dataDir, project);
  await server.catalogue.load();
  const mine = { ...ada, 'project-id': project };
  const of = async (path: string, body?: object) => {
    const reply = body ? await server.post(path, body, mine) : await server.get(path, mine);
    expect([path, reply.code]).toEqual([path, 0]);
    return JSON.stringify(reply);
  };
  const sign = 'planted-signing-secret';
  const url = `${receiver.url}/robot/send?access_token=${TOKEN}`;
  const replies = [await of('/api/front/channel/save', draft({ kind: 'dingtalk', sign, url }))];
  // A receiver that echoes the request.
  receiver.answer = ({ path }) => ({ status: 503, body: `no ${path} ${TOKEN} ${url}` });
  server.courier.send(project, message({ key: 'k' }));
  await server.courier.tick();
  const again = await startTestServer({
    ...{ dataDir: server.dataDir, fetchPolicy: fetchPolicy(new Set([receiver.host])) },
    environment: { now: () => server.now() + 2 * MINUTE, secret: () => 'after-restart', tokenLifetime: 1e9 },
  });
  again.courier.send(project, message({ key: 'k' }));
  receiver.answer = () => ({ status: 200, body: '{"errcode":0,"errmsg":"ok"}' });
  await again.courier.tick();
  await again.courier.tick();
  expect(receiver.received).toHaveLength(2);
  replies.push(await of('/api/front/channel/index'), await of('/api/front/channel/deliveries'));
  expect(replies.join('')).toContain('"sent"');
  for (const secret of [TOKEN, sign]) {
    expect(replies.join('')).not.toContain(secret);
    expect(JSON.stringify(logged.mock.calls)).not.toContain(secret);
    const holding = filesUnder(server.dataDir).filter((file) => readFileSync(file, 'utf8').includes(secret));
    expect(holding.map((file) => file.split('/').at(-1))).toEqual(['channel-secrets.json']);
    expect(statSync(holding[0] ?? '').mode & 0o777).toBe(0o600);
  }
  await again.stop();
});

test('a server that was killed while it sent does not send by itself again', async () => {
  const { channel } = await save();
  const { deliveries } = server.shared.documents;
  server.courier.send('p1', message());
  const [waiting] = deliveries.of('p1').list;
  if (waiting === undefined) throw new Error('nothing waits');
  deliveries.put('p1', { list: [{ ...waiting, outcome: 'sending', attempts: 1 }] });
  await server.courier.tick();
  expect(receiver.received).toEqual([]);
  const [one] = await log();
  expect(one).toMatchObject({ outcome: 'unsure', channel_id: channel.id, problem: { kind: 'stopped' } });
  expect((await server.post('/api/front/channel/retry', { id: one?.id }, ada)).data).toMatchObject({ outcome: 'sent' });
});
