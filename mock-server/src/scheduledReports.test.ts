import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportHeadSchema } from '#client/api/schemas/issuedReportSchemas.ts';
import { createApp } from './createApp.ts';
import type { ChannelMessage } from './service/channels/channelMessage.ts';
import { lastDue, nextReport, periodOf } from './service/issued/reportPeriod.ts';
import { importSample } from './testing/importSample.ts';
import { LAYOUT, openLink } from './testing/reportCalls.ts';
import { smallSamples } from './testing/smallSamples.ts';
import { NOW, smallSeed } from './testing/smallSeed.ts';
import { startTestServer } from './testing/startTestServer.ts';
import type { TestServer } from './testing/startTestServer.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** NOW is a Tuesday, noon in Shanghai. */
const WEEKLY = { every: 'week', day: 3, hour: 9, time_zone: 'Asia/Shanghai', link_days: 30, layout: LAYOUT } as const;
const WEDNESDAY_NINE = Date.parse('2026-03-11T01:00:00Z');

let server: TestServer;
let ada: Record<string, string>;
let sent: (readonly [string, ChannelMessage])[];
let duringSend: () => void;
beforeEach(async () => {
  sent = [];
  duringSend = () => undefined;
  const announcer = {
    send: (id: string, message: ChannelMessage) => {
      if (message.kind !== 'report') return;
      sent.push([id, message]);
      duringSend();
    },
  };
  server = await startTestServer({ announcer });
  importSample(server.dataDir, 'lamps');
  ada = { ...(await server.signIn('ada')), 'project-id': 'lamps', 'accept-language': 'en' };
});
afterEach(() => server.stop());

const listSchema = v.object({ list: v.array(reportHeadSchema), next_at: v.nullable(v.string()), failure: v.unknown() });
const list = async () => v.parse(listSchema, (await server.get('/api/front/report/index', ada)).data);

test('the week and the month that ended the day before, in the zone of the schedule', () => {
  const monthly = { every: 'month', day: 1, hour: 8, time_zone: 'America/New_York' } as const;
  expect(nextReport(WEEKLY, NOW)).toBe(WEDNESDAY_NINE);
  expect(periodOf(WEEKLY, WEDNESDAY_NINE)).toEqual({ start_time: '2026-03-04', end_time: '2026-03-10' });
  const due = Date.parse('2026-04-01T12:00:00Z');
  expect(nextReport(monthly, NOW)).toBe(due);
  expect(periodOf(monthly, due)).toEqual({ start_time: '2026-03-01', end_time: '2026-03-31' });
  expect(periodOf({ ...monthly, day: 15 }, Date.parse('2026-01-15T13:00:00Z'))).toEqual({
    ...{ start_time: '2025-12-15', end_time: '2026-01-14' },
  });
  expect(lastDue(WEEKLY, NOW, WEDNESDAY_NINE - 1)).toBeNull();
  expect(lastDue(WEEKLY, NOW, WEDNESDAY_NINE)).toBe(WEDNESDAY_NINE);
  expect(lastDue(WEEKLY, WEDNESDAY_NINE, WEDNESDAY_NINE + DAY)).toBeNull();
});

test('it makes the report when it is due, with a link, and tells the channels once', async () => {
  await server.post('/api/front/report/schedule', { schedule: WEEKLY }, ada);
  expect((await list()).next_at).toBe('2026-03-11T01:00:00.000Z');
  await server.scheduledReports.tick();
  expect(sent).toEqual([]);
  server.advance(WEDNESDAY_NINE - NOW);
  await Promise.all([server.scheduledReports.tick(), server.scheduledReports.tick()]);
  await server.scheduledReports.tick();
  const made = (await list()).list;
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ origin: 'schedule', made_by: '', start_time: '2026-03-04', end_time: '2026-03-10' });
  expect(sent).toHaveLength(1);
  const [project, message] = sent[0] ?? [];
  expect(project).toBe('lamps');
  expect(message).toMatchObject({ kind: 'report', title: { 'en-US': 'New report: Ownbrand: AI visibility report' } });
  expect(message?.lines['zh-CN'].join('')).toContain('Ownbrand');
  expect(message?.lines['en-US'].join(' ')).toContain('Ownbrand');
  const token = /^\/shared\/(?<token>.+)$/u.exec(message?.path ?? '')?.groups?.['token'] ?? '';
  expect(await openLink(server, token)).toMatchObject({ state: 'open', report: { id: made[0]?.id } });
});

test('after a restart what was missed is made once, the latest alone, and nothing twice', async () => {
  await server.post('/api/front/report/schedule', { schedule: WEEKLY }, ada);
  const later = (now: number) =>
    createApp({
      ...{ seed: smallSeed, samples: smallSamples, dataDir: server.dataDir, testSwitches: true },
      environment: { now: () => now, secret: () => `later-${String(Math.random()).slice(2)}`, tokenLifetime: DAY },
      announcer: {
        send: (id, message) => {
          if (message.kind === 'report') sent.push([id, message]);
        },
      },
    }).scheduledReports;
  const threeWeeks = WEDNESDAY_NINE + 14 * DAY + HOUR;
  await later(threeWeeks).tick();
  await later(threeWeeks + HOUR).tick();
  const made = (await list()).list;
  expect(made.map(({ end_time: end }) => end)).toEqual(['2026-03-24']);
  expect(sent).toHaveLength(1);
});

test('a clock that was ahead for a while puts off no report for longer than that', async () => {
  server.advance(400 * DAY);
  const then = { ...(await server.signIn('ada')), 'project-id': 'lamps' };
  expect((await server.post('/api/front/report/schedule', { schedule: WEEKLY }, then)).code).toBe(0);
  server.advance(-400 * DAY);
  await server.scheduledReports.tick();
  expect(sent).toEqual([]);
  server.advance(WEDNESDAY_NINE - NOW);
  await server.scheduledReports.tick();
  await server.scheduledReports.tick();
  expect(sent).toHaveLength(1);
  // A clock that is set back slightly causes no second report.
  server.advance(-5000);
  await server.scheduledReports.tick();
  server.advance(5000);
  await server.scheduledReports.tick();
  expect(sent).toHaveLength(1);
});

const fail = (): never => {
  throw new Error('EMFILE: too many open files');
};

test('it is made at the next look where the projects could not be listed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await server.post('/api/front/report/schedule', { schedule: WEEKLY }, ada);
  server.advance(WEDNESDAY_NINE - NOW);
  vi.spyOn(server.catalogue, 'list').mockImplementationOnce(fail);
  await server.scheduledReports.tick();
  await server.scheduledReports.tick();
  expect(sent).toHaveLength(1);
  log.mockRestore();
});

test('it is sent though the activity cannot be written', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await server.post('/api/front/report/schedule', { schedule: WEEKLY }, ada);
  server.advance(WEDNESDAY_NINE - NOW);
  vi.spyOn(server.shared.audit, 'add').mockImplementationOnce(fail);
  await server.scheduledReports.tick();
  expect(sent).toHaveLength(1);
  expect((await list()).failure).toBeNull();
  log.mockRestore();
});

test('a server killed before its message is queued sends it later, and one killed after that queues it under the same key; the report is listed once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await server.post('/api/front/report/schedule', { schedule: WEEKLY }, ada);
  server.advance(WEDNESDAY_NINE - NOW);
  duringSend = fail;
  await server.scheduledReports.tick();
  const { reports } = server.shared.documents;
  // From here on nothing can be stored, as if the server were gone.
  let put = vi.spyOn(reports, 'put');
  duringSend = () => {
    put = vi.spyOn(reports, 'put').mockImplementation(fail);
  };
  server.advance(60_000);
  await server.scheduledReports.tick();
  duringSend = () => undefined;
  put.mockRestore();
  server.advance(60_000);
  await server.scheduledReports.tick();
  await server.scheduledReports.tick();
  const keys = sent.map(([, { key }]) => key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  // The attempts share one report, which stays as it was made first.
  expect((await list()).list).toHaveLength(1);
  log.mockRestore();
});

test('a schedule whose maker may not see the project any more says so, and tries no more', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const max = { ...(await server.signIn('max')), 'project-id': 'p1', 'accept-language': 'en' };
  expect((await server.post('/api/front/report/schedule', { schedule: WEEKLY }, max)).code).toBe(0);
  await server.post('/api/front/user/team/membersUpdate', { id: 'max', role: 'user', project_ids: ['p2'] }, ada);
  server.advance(WEDNESDAY_NINE - NOW);
  await server.scheduledReports.tick();
  await server.scheduledReports.tick();
  const reply = await server.get('/api/front/report/index', { ...ada, 'project-id': 'p1' });
  expect(reply.data).toMatchObject({ list: [], failure: { message: expect.stringContaining('no longer has access') } });
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
