import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actionBoardSchema } from '#client/api/actionSchemas.ts';
import { noticeListSchema } from '#client/api/noticeSchemas.ts';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { alertListSchema } from '#client/api/schemas/alertListSchemas.ts';
import { workplaceProjectSchema } from '#client/api/workplaceSchemas.ts';
import { addDays } from '#client/lib/dates.ts';
import type { ChannelMessage } from '#server/service/channels/channelMessage.ts';
import { smallSamples } from '#server/testing/smallSamples.ts';
import { TODAY } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let ada: Record<string, string>;
let key: Record<string, string>;
let sent: (readonly [string, ChannelMessage])[] = [];
let duringSend: () => void;
beforeEach(async () => {
  sent = [];
  duringSend = () => undefined;
  const announcer = {
    send: (id: string, message: ChannelMessage) => {
      sent.push([id, message]);
      duringSend();
    },
  };
  server = await startTestServer({ announcer });
  const signed = await server.signIn('ada');
  const brand = { name: 'Northwind', aliases: [] };
  const made = await server.post('/api/front/project/create', { name: 'Northwind', brand }, signed);
  const { id } = v.parse(v.object({ id: v.string() }), made.data);
  ada = { ...signed, 'project-id': id, 'accept-language': 'en' };
  const keyed = await server.post('/api/front/key/create', { name: 'K', scopes: ['push'], project_ids: [id] }, ada);
  const { secret } = v.parse(v.object({ secret: v.string() }), keyed.data);
  key = { authorization: `Bearer ${secret}`, 'project-id': id };
});
afterEach(() => server.stop());

const PROMPTS = Array.from({ length: 10 }, (_, i) => i);

/** A day on which every prompt is asked; the chosen prompts get answers that name our brand. */
async function pushDays(daysAgo: readonly number[], isNamed: (prompt: number) => boolean, run = 1): Promise<void> {
  const answers = daysAgo.flatMap((days) =>
    PROMPTS.map((prompt) => ({
      ...{ platform: 'ChatGPT', prompt: `Question ${String(prompt)}?`, run },
      answer: isNamed(prompt) ? 'Take Northwind.' : 'Take any.',
      asked_at: `${addDays(TODAY, -days)}T02:00:00Z`,
    })),
  );
  expect((await server.post('/api/front/answers/push', { answers }, key)).msg).toBe('ok');
}
const week = (back: number): number[] => Array.from({ length: 7 }, (_, day) => day + 7 * back);

const list = async (query = '') =>
  v.parse(alertListSchema, (await server.get(`/api/front/alert/index${query}`, ada)).data);
const shown = async () => {
  const overview = v.parse(overviewSchema, (await server.get('/api/front/overview/index', ada)).data);
  const place = v.parse(workplaceProjectSchema, (await server.get('/api/front/workplace/project', ada)).data);
  const board = v.parse(actionBoardSchema, (await server.get('/api/front/optimize/actions', ada)).data);
  const bell = v.parse(noticeListSchema, (await server.get('/api/front/notice/index', ada)).data);
  return { overview, place, board, bell: bell.list.filter(({ id }) => id.includes(ada['project-id'] ?? '?')) };
};
const post = (call: string, body: object) => server.post(`/api/front/alert/${call}`, body, ada);

async function plantDrop(): Promise<void> {
  await pushDays(week(1), () => true);
  await pushDays(week(0), (prompt) => prompt % 4 === 0);
}

test('a planted drop stands in overview, workplace, board and bell, with the same figures and days, and goes out once', async () => {
  await plantDrop();
  const { window, list: alerts } = await list();
  const [entry] = alerts;
  expect(entry?.alert).toMatchObject({ rule: 'own_drop', severity: 'high', change: { verdict: 'real' } });
  expect(entry).toMatchObject({ state: 'new', confirmed: true, unread: true, tested: true });
  expect(entry?.path).toContain(`project=${ada['project-id'] ?? ''}&start_time=2026-03-04&end_time=2026-03-10`);
  const { overview, place, board, bell } = await shown();
  expect([overview.alerts_window, place.window]).toEqual(
    [window, window].map((days) => ({ ...days, time_zone: 'Asia/Shanghai' })),
  );
  expect(place.alerts).toEqual(alerts.map(({ alert }) => alert));
  expect(overview.alerts.map(({ id, value }) => [id, value])).toEqual(
    alerts.map(({ alert }) => [alert.id, alert.value]),
  );
  const task = board.list.find(({ rule }) => rule === 'investigate_drop');
  expect(task?.figures[0]).toMatchObject({ measure: entry?.alert.measure, change: entry?.alert.change });
  expect(task?.selection).toMatchObject({ start_time: window?.start_time, end_time: window?.end_time });
  // Its selection covers every answer of these days, not only those that still name the brand.
  expect([task?.answers, task?.selection?.status, task?.selection?.mention]).toEqual([
    entry?.alert.measure?.n,
    'ok',
    undefined,
  ]);
  const notice = bell.find(({ title_en: title }) => title.startsWith('Northwind lost'));
  expect(notice).toMatchObject({ read: false, path: entry?.path, time_zone: 'Asia/Shanghai' });
  expect(notice?.body_en).toContain('Mar 4 – Mar 10, 2026');
  const drops = sent.filter(([, { title }]) => title['en-US'] === `Northwind: ${notice?.title_en ?? ''}`);
  expect(drops).toHaveLength(1);
  expect(drops[0]?.[1].lines['en-US'].join(' ')).toMatch(/Now: 30\.0% \(95% interval .* n 70\)/u);
  expect(drops[0]?.[1].path).toBe(entry?.path);
});

test('alerts are queued before they count as sent, and a server killed in between queues them under the same keys', async () => {
  const { alerts } = server.shared.documents;
  const id = ada['project-id'] ?? '';
  await plantDrop();
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  const before = { ...alerts.of(id), evaluation: null, counted: null, records: [] };
  alerts.put(id, before);
  sent = [];
  const atSending: unknown[] = [];
  duringSend = () => atSending.push(alerts.of(id));
  await list();
  const keys = sent.map(([, { key }]) => key);
  expect(new Set(keys).size).toBe(sent.length);
  expect(atSending).toEqual(sent.map(() => before));
  // As a kill leaves it: queued, and not stored.
  alerts.put(id, before);
  server.advance(60_000);
  sent = [];
  await list();
  expect(sent.map(([, { key }]) => key)).toEqual(keys);
});

test('two weeks alike make no alert anywhere', async () => {
  for (const back of [0, 1]) await pushDays(week(back), (prompt) => prompt % 2 === 0);
  expect((await list()).list).toEqual([]);
  const { overview, place, board, bell } = await shown();
  expect([overview.alerts, place.alerts, bell]).toEqual([[], [], []]);
  expect(board.list.filter(({ rule }) => rule === 'investigate_drop')).toEqual([]);
  expect(sent).toEqual([]);
});

test('a muted alert leaves every page and comes back; who has seen one is told', async () => {
  await plantDrop();
  const { list: alerts } = await list();
  const ids = alerts.map(({ id }) => id);
  expect((await post('acknowledge', { ids })).code).toBe(0);
  expect((await list()).list[0]).toMatchObject({ state: 'seen', acknowledged: { name: '阿达' } });
  for (const of of ids) expect((await post('mute', { scope: 'alert', of, until: '2026-03-12' })).code).toBe(0);
  expect(await list()).toMatchObject({ list: [], counts: { open: 0, muted: ids.length } });
  const { overview, place, board, bell } = await shown();
  expect([overview.alerts, place.alerts, bell]).toEqual([[], [], []]);
  expect(board.list.filter(({ rule }) => rule === 'investigate_drop')).toEqual([]);
  expect((await list('?view=muted')).list[0]?.muted).toMatchObject({
    scope: 'alert',
    until: '2026-03-12',
    name: '阿达',
  });
  for (const of of ids) await post('unmute', { scope: 'alert', of });
  expect((await list()).counts.open).toBe(ids.length);
  await post('mute', { scope: 'kind', of: 'own_drop', until: null });
  const after = await list();
  expect(after.muted_kinds).toMatchObject([{ kind: 'own_drop', until: null }]);
  expect(after.list.some(({ alert }) => alert.rule === 'own_drop')).toBe(false);
});

test('a drop that is over is resolved by itself and stays in the history', async () => {
  await plantDrop();
  const [before] = (await list()).list;
  // Now both weeks have the same figures.
  await pushDays(week(1), (prompt) => prompt % 4 === 0, 2);
  await pushDays(week(0), () => true, 2);
  await expect.poll(async () => (await list()).counts.open, { timeout: 20_000 }).toBe(0);
  const { list: history } = await list('?view=resolved');
  expect(history.find(({ id }) => id === before?.id)).toMatchObject({ state: 'resolved', alert: { rule: 'own_drop' } });
});

test('what one person has read in the bell another has not', async () => {
  await plantDrop();
  await list();
  const { bell } = await shown();
  const read = await server.post('/api/front/notice/read', { ids: bell.map(({ id }) => id) }, ada);
  expect(read.code).toBe(0);
  expect((await shown()).bell.every((notice) => notice.read)).toBe(true);
  expect((await list()).list.every(({ unread }) => !unread)).toBe(true);
  const unknown = await server.post('/api/front/notice/read', { ids: [`alert~${ada['project-id'] ?? ''}~no`] }, ada);
  expect(unknown).toMatchObject({ code: 422, msg: expect.stringContaining('there is no notice') });
});

test('the bell speaks of samples only while somebody has no other project', async () => {
  const samples = {
    ...smallSamples,
    answers: (id: string, today: string) => smallSamples.answers(id, addDays(today, -12)),
  };
  await server.stop();
  server = await startTestServer({ samples });
  const signed = { ...(await server.signIn('ada')), 'accept-language': 'en' };
  await server.get('/api/front/alert/index', { ...signed, 'project-id': 'p1' });
  const told = async () => {
    const bell = v.parse(noticeListSchema, (await server.get('/api/front/notice/index', signed)).data);
    return bell.list.filter(({ id }) => id.startsWith('alert~p1~')).map(({ title_en: title }) => title);
  };
  expect(await told()).toEqual([expect.stringMatching(/^No new answers for 12 days/u)]);
  const brand = { name: 'Northwind', aliases: [] };
  expect((await server.post('/api/front/project/create', { name: 'Northwind', brand }, signed)).code).toBe(0);
  expect(await told()).toEqual([]);
});

test('what cannot be muted or acknowledged is refused by field, value and remedy', async () => {
  await plantDrop();
  const [entry] = (await list()).list;
  const of = entry?.id ?? '';
  expect(await post('acknowledge', { ids: ['gone'] })).toMatchObject({
    code: 422,
    msg: expect.stringContaining('there is no alert gone: reload the page'),
  });
  expect(await post('mute', { scope: 'kind', of: 'weather', until: null })).toMatchObject({
    code: 422,
    msg: expect.stringContaining('there is no kind of alert “weather”'),
  });
  expect(await post('mute', { scope: 'alert', of, until: '2026-03-09' })).toMatchObject({
    code: 422,
    msg: expect.stringContaining('is before today (2026-03-10): choose today or later'),
  });
});

test('an archived project is not evaluated', async () => {
  expect((await server.post('/api/front/project/archive', { archived: true }, ada)).code).toBe(0);
  await plantDrop();
  await server.alerts.daily(ada['project-id'] ?? '');
  expect(sent).toEqual([]);
});

test('a project that only programs fed counts its days in the zone of its first reader, not in one that nobody chose', async () => {
  await plantDrop();
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  expect(await list('?time_zone=America/New_York')).toMatchObject({ time_zone: 'America/New_York', today: TODAY });
  expect((await list('?time_zone=Europe/Berlin')).time_zone).toBe('America/New_York');
});

test('the alerts of a sample are of the days of its own zone', async () => {
  await server.stop();
  // 21:00 on the 9th there, noon on the 10th in Shanghai.
  server = await startTestServer({
    today: undefined,
    samples: { ...smallSamples, timeZoneOf: () => 'America/Los_Angeles' },
  });
  ada = { ...(await server.signIn('ada')), 'project-id': 'p1' };
  expect((await list()).window).toMatchObject({ end_time: '2026-03-09' });
});
