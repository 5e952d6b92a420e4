import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliveryListSchema, savedChannelSchema } from '#client/api/schemas/channelSchemas.ts';
import { sentReportSchema } from '#client/api/schemas/issuedReportSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { fetchPolicy } from '#server/ingest/pages/FetchPolicy.ts';
import { reportPath } from '#server/store/projectFiles/projectPaths.ts';
import { startReceiver } from '#server/testing/channels/startReceiver.ts';
import type { Receiver } from '#server/testing/channels/startReceiver.ts';
import { importSample } from '#server/testing/importSample.ts';
import { makeReport, openLink } from '#server/testing/reportCalls.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let receiver: Receiver;
let server: TestServer;
let ada: Record<string, string>;
beforeEach(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ fetchPolicy: fetchPolicy(new Set([receiver.host])), channelTimeLimit: 500 });
  importSample(server.dataDir, 'lamps');
  ada = { ...(await server.signIn('ada')), 'project-id': 'lamps', 'accept-language': 'en' };
});
afterEach(async () => {
  await server.stop();
  await receiver.stop();
});

/** A channel that receives no reports automatically. */
async function addChannel(more: object = {}): Promise<string> {
  const draft = { kind: 'slack', name: 'Team room', language: 'en-US', topics: ['alert'], on: true };
  const url = `${receiver.url}/room`;
  const reply = await server.post('/api/front/channel/save', { ...draft, url, ...more }, ada);
  return v.parse(savedChannelSchema, reply.data).channel.id;
}
const ask = async (body: object) => server.post('/api/front/report/send', { days: 7, ...body }, ada);
const send = async (id: string, ...channels: readonly string[]) =>
  v.parse(sentReportSchema, (await ask({ id, channel_ids: channels })).data);
const log = async () => v.parse(deliveryListSchema, (await server.get('/api/front/channel/deliveries', ada)).data).list;

/** The token in the link of the last message. */
const sentToken = (): string =>
  /\/shared\/(?<token>[\w-]+)/u.exec(receiver.received.at(-1)?.body ?? '')?.groups?.['token'] ?? '';

test('it reaches each channel chosen, in its language, with a link of its own; the log of the channels tells of it', async () => {
  const { id } = await makeReport(server, ada, { title: 'March' });
  const rooms = [await addChannel(), await addChannel({ name: 'zh', language: 'zh-CN', url: `${receiver.url}/zh` })];
  await addChannel({ name: 'not chosen', topics: ['report'], url: `${receiver.url}/other` });
  const { list, link } = await send(id, ...rooms);
  expect(list.map(({ outcome, kind, channel_name: name }) => [outcome, kind, name])).toEqual([
    ['sent', 'report', 'Team room'],
    ['sent', 'report', 'zh'],
  ]);
  expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/room', '/zh']);
  const [english, chinese] = receiver.received.toSorted((a, b) => compareCodes(a.path, b.path)).map(({ body }) => body);
  expect(english).toContain('New report: March');
  expect(english).toContain('Ownbrand');
  expect(chinese).toContain('新报告：March');
  expect(await openLink(server, sentToken())).toMatchObject({ state: 'open', report: { id } });
  expect(Date.parse(link.expires_at) - Date.parse(link.made_at)).toBe(7 * 86_400_000);
  expect((await log()).map(({ title, outcome }) => [title, outcome])).toEqual([
    ['新报告：March', 'sent'],
    ['New report: March', 'sent'],
  ]);
  // Sending by hand sends it again.
  await send(id, rooms[0] ?? '');
  expect(receiver.received).toHaveLength(3);
  const { data } = await server.get('/api/front/user/team/audit', ada);
  expect(data).toMatchObject({ list: [{ deed: 'report/send', subject: 'March', kind: 'export' }, {}, {}, {}, {}, {}] });
});

test('it says what was true when it was made, and what a schedule sends; it shows nothing of that to readers', async () => {
  const { id } = await makeReport(server, ada, { sections: ['tiles'] });
  const room = await addChannel();
  await send(id, room);
  const before = receiver.received[0]?.body ?? '';
  expect(before).toMatch(/Ownbrand.*%/u);
  expect((await server.post('/api/front/prompt/delete', { ids: ['q1', 'q2'] }, ada)).code).toBe(0);
  await send(id, room);
  const withoutLink = (body: string): string => body.replaceAll(/\/shared\/[\w-]+/gu, '');
  expect(withoutLink(receiver.received[1]?.body ?? '')).toBe(withoutLink(before));
  expect(await openLink(server, sentToken())).not.toHaveProperty('report.summary');
  const detail = await server.get(`/api/front/report/detail?id=${id}`, ada);
  expect(detail.data).not.toHaveProperty('report.summary');
  expect(readFileSync(reportPath(server.dataDir, 'lamps', id), 'utf8')).toContain('"summary":{"zh-CN":[');
});

test('what does not arrive for now is tried again, as any message', async () => {
  const { id } = await makeReport(server, ada);
  receiver.answer = () => ({ status: 503, body: 'down' });
  const { list } = await send(id, await addChannel());
  expect(list).toMatchObject([{ outcome: 'waiting', attempts: 1, problem: { kind: 'far_error' } }]);
  receiver.answer = () => ({ status: 200 });
  server.advance(60_000);
  await server.courier.tick();
  expect(await log()).toMatchObject([{ outcome: 'sent', attempts: 2 }]);
});

test('a channel that cannot be sent to is named, and then nothing is sent and no link is made', async () => {
  const { id } = await makeReport(server, ada);
  const room = await addChannel();
  const off = await addChannel({ name: 'Off', on: false });
  const emails = ['stranger@elsewhere.example'];
  const mail = await addChannel({ kind: 'email', name: 'Clients', url: undefined, emails });
  const refused = async (body: object): Promise<string> => {
    const { code, msg } = await ask({ id, ...body });
    return `${String(code)} ${msg}`;
  };
  expect(await refused({ channel_ids: [room, off] })).toMatch(/^422 .*“Off” is off/u);
  expect(await refused({ channel_ids: [room, mail] })).toMatch(/^422 .*“Clients”.*must confirm first/u);
  expect(await refused({ channel_ids: [room, 'gone'] })).toMatch(/^422 .*no channel gone/u);
  expect(await refused({ channel_ids: [] })).toMatch(/^422 .*channel_ids/u);
  expect(await refused({ channel_ids: [room], days: 0 })).toMatch(/^422 .*days/u);
  expect(await refused({ id: 'no-such-report', channel_ids: [room] })).toMatch(/^404 /u);
  expect(receiver.received).toEqual([]);
  expect((await server.get('/api/front/report/index', ada)).data).toMatchObject({ list: [{ id, links: [] }] });
});
