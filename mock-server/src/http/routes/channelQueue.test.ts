import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryListSchema, savedChannelSchema } from '#client/api/schemas/channelSchemas.ts';
import { fetchPolicy } from '#server/ingest/pages/FetchPolicy.ts';
import { startReceiver } from '#server/testing/channels/startReceiver.ts';
import type { Receiver } from '#server/testing/channels/startReceiver.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const YEAR = 365 * 86_400_000;
const both = <T>(value: T) => ({ 'zh-CN': value, 'en-US': value });
const MESSAGE = { kind: 'alert', title: both('News'), lines: both(['42.3%']), path: '/overview/index' } as const;

let receiver: Receiver;
let server: TestServer;
let ada: Record<string, string>;
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(async () => {
  logged.mockClear();
  receiver = await startReceiver();
  server = await startTestServer({ fetchPolicy: fetchPolicy(new Set([receiver.host])) });
  ada = await server.signIn('ada');
  const draft = { kind: 'slack', name: 'Team room', language: 'en-US', topics: ['alert'], on: true, url: receiver.url };
  expect(await server.post('/api/front/channel/save', draft, ada)).toMatchObject({ code: 0 });
});
afterEach(async () => {
  await server.stop();
  await receiver.stop();
});

const log = async () => v.parse(deliveryListSchema, (await server.get('/api/front/channel/deliveries', ada)).data).list;

test('on a full disk a message and the result of an attempt are kept until they can be stored, and nothing is sent twice', async () => {
  const { deliveries } = server.shared.documents;
  const full = () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const disk = vi.spyOn(deliveries, 'put').mockImplementation(full);
  server.courier.send('p1', MESSAGE);
  await server.courier.tick();
  expect(receiver.received).toEqual([]);
  disk.mockRestore();
  // The start of the attempt can be stored, its end cannot.
  receiver.answer = () => {
    vi.spyOn(deliveries, 'put').mockImplementationOnce(full);
    return { status: 200 };
  };
  await server.courier.tick();
  expect(await log()).toMatchObject([{ outcome: 'sending' }]);
  await server.courier.tick();
  expect(await log()).toMatchObject([{ outcome: 'sent', attempts: 1 }]);
  expect(receiver.received).toHaveLength(1);
});

test('a clock that is set back delays no message until it has caught up', async () => {
  receiver.answer = () => ({ status: 503 });
  server.advance(YEAR);
  server.courier.send('p1', MESSAGE);
  await server.courier.tick();
  expect(receiver.received).toHaveLength(1);
  server.advance(-YEAR);
  receiver.answer = () => ({ status: 200 });
  await server.courier.tick();
  expect(await log()).toMatchObject([{ outcome: 'sent', attempts: 2 }]);
});

test('a long reply of a bot is read to its end, and told with a limited length', async () => {
  const draft = { kind: 'dingtalk', name: '群', language: 'zh-CN', topics: ['pulse'], on: true, url: receiver.url };
  const saved = await server.post('/api/front/channel/save', draft, ada);
  const { channel } = v.parse(savedChannelSchema, saved.data);
  const errmsg = `description:关键词不匹配;solution:${'请联系群管理员查看此机器人的关键词;'.repeat(30)}`;
  receiver.answer = () => ({ status: 200, body: JSON.stringify({ errmsg, errcode: 310000 }) });
  await server.post('/api/front/channel/test', { id: channel.id }, ada);
  const [tested] = await log();
  expect(tested).toMatchObject({ outcome: 'failed', problem: { kind: 'keyword' } });
  expect(tested?.problem?.detail.length).toBeLessThan(300);
});
