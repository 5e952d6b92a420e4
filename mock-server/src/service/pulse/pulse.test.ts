import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { pulsePreviewSchema } from '#client/api/schemas/channelSchemas.ts';
import { fetchPolicy } from '#server/ingest/pages/FetchPolicy.ts';
import { startReceiver } from '#server/testing/channels/startReceiver.ts';
import type { Receiver } from '#server/testing/channels/startReceiver.ts';
import { importSample } from '#server/testing/importSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { lastDue, pulseDue, weekBefore } from './pulseDue.ts';
import { pulseLines } from './pulseLines.ts';
import type { PulseReport } from './pulseLines.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ZONE = 'Asia/Shanghai';

test('the week is the last full one in its zone, and the time is due over changes of the clocks', () => {
  // Tuesday, 10 March 2026, noon in Shanghai.
  const now = Date.parse('2026-03-10T04:00:00Z');
  expect(weekBefore(now, ZONE)).toEqual({ start: '2026-03-02', end: '2026-03-08' });
  // Still Sunday in New York, Monday in Shanghai.
  const edge = Date.parse('2026-03-08T20:00:00Z');
  expect(weekBefore(edge, 'America/New_York')).toEqual({ start: '2026-02-23', end: '2026-03-01' });
  expect(weekBefore(edge, ZONE)).toEqual({ start: '2026-03-02', end: '2026-03-08' });
  const plan = { weekday: 1, hour: 9, time_zone: 'America/New_York' };
  expect(pulseDue(plan, now)).toBe(Date.parse('2026-03-16T13:00:00Z'));
  expect(lastDue(plan, Date.parse('2026-03-08T20:00:00Z'))).toBe(Date.parse('2026-03-02T14:00:00Z'));
});

let receiver: Receiver;
let server: TestServer;
let ada: Record<string, string>;
beforeEach(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ fetchPolicy: fetchPolicy(new Set([receiver.host])) });
  ada = { ...(await server.signIn('ada')), 'accept-language': 'en' };
  const draft = { kind: 'webhook', name: 'Hook', language: 'en-US', topics: ['pulse'], on: true, url: receiver.url };
  expect((await server.post('/api/front/channel/save', draft, ada)).code).toBe(0);
});
afterEach(async () => {
  await server.stop();
  await receiver.stop();
});

const savePulse = () =>
  server.post('/api/front/channel/pulse/save', { on: true, weekday: 3, hour: 9, time_zone: ZONE }, ada);

const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;

test('its figures are those of the overview for the same week, to the last digit', async () => {
  const preview = v.parse(
    pulsePreviewSchema,
    (await server.get(`/api/front/channel/pulse?time_zone=${ZONE}`, ada)).data,
  );
  const { start, end } = preview;
  const query = new URLSearchParams({ start_time: start, end_time: end, time_zone: ZONE });
  const reply = await server.get(`/api/front/overview/index?${query.toString()}`, ada);
  const overview = v.parse(overviewSchema, reply.data);
  const visibility = overview.tiles.find(({ measure_id: id }) => id === 'visibility')?.measure;
  if (!visibility) throw new Error('no visibility');
  const { value, low, high, n, k } = visibility;
  expect(preview.lines.at(-1)).toBe(`Days are counted in the time zone ${ZONE}.`);
  expect(preview.lines[0]).toBe(
    `Visibility: ${percent(value)} (95% interval ${(low * 100).toFixed(1)} – ${percent(high)}), based on ${String(n)} answers to ${String(k)} prompts.`,
  );
});

test('it goes out once a week, over restarts too, and not for what was due before it was switched on', async () => {
  const project = 'of-mine';
  importSample(server.dataDir, project);
  await server.catalogue.load();
  const mine = async () => ({ ...(await server.signIn('ada')), 'project-id': project });
  const draft = { kind: 'webhook', name: 'Hook', language: 'zh-CN', topics: ['pulse'], on: true, url: receiver.url };
  expect((await server.post('/api/front/channel/save', draft, await mine())).code).toBe(0);
  const plan = { on: true, weekday: 3, hour: 9, time_zone: ZONE };
  expect((await server.post('/api/front/channel/pulse/save', plan, await mine())).code).toBe(0);
  await server.courier.tick();
  expect(receiver.received).toEqual([]);
  // Wednesday, nine in Shanghai.
  server.advance(Date.parse('2026-03-11T01:00:00Z') - server.now());
  await server.courier.tick();
  await server.courier.tick();
  expect(receiver.received).toHaveLength(1);
  expect(receiver.received[0]?.body).toContain('"type":"pulse"');
  const again = await startTestServer({
    ...{ dataDir: server.dataDir, fetchPolicy: fetchPolicy(new Set([receiver.host])) },
    environment: { now: () => server.now() + HOUR, secret: () => 'after-restart', tokenLifetime: DAY },
  });
  await again.courier.tick();
  await again.stop();
  expect(receiver.received).toHaveLength(1);
  server.advance(7 * DAY);
  await server.courier.tick();
  expect(receiver.received).toHaveLength(2);
  expect((await server.post('/api/front/channel/pulse/save', { ...plan, on: false }, await mine())).code).toBe(0);
  server.advance(7 * DAY);
  await server.courier.tick();
  expect(receiver.received).toHaveLength(2);
});

test('a pulse told by a clock that was ahead keeps none back once the clock is right', async () => {
  await savePulse();
  const told = Date.parse('2027-03-10T01:00:00Z') - server.now();
  server.advance(told);
  await server.courier.tick();
  expect(receiver.received).toHaveLength(1);
  server.advance(Date.parse('2026-03-18T01:00:00Z') - server.now());
  await server.courier.tick();
  await server.courier.tick();
  expect(receiver.received).toHaveLength(2);
});

test('a pulse that could not be sent for more than two days is old news', async () => {
  await savePulse();
  server.advance(Date.parse('2026-03-14T02:00:00Z') - server.now());
  await server.courier.tick();
  expect(receiver.received).toEqual([]);
});

const measure = { value: 0.423, low: 0.381, high: 0.465, n: 812, k: 40, numerator: 343, denominator: 812 };
const before = (value: number) => ({ ...measure, value });
const real = { difference: 0.052, low: 0.011, high: 0.093, verdict: 'real' } as const;
const REPORT: PulseReport = {
  scope: {
    ...{ start_time: '', end_time: '', previous_start_time: '', previous_end_time: '', prompts: 40 },
    ...{ answers: { ok: 812, refused: 1, empty: 0, failed: 3 }, answers_not_captured: 0, project_answers: 9000 },
    ...{ project_first_date: null, project_last_date: null, sentiment_source: 'labelled' },
  },
  brands: [
    { id: 'own', name: 'Own', own: true, order: 0 },
    { id: 'rival', name: 'Rival', own: false, order: 1 },
  ],
  platforms: [{ id: 'kimi', name: 'Kimi' }],
  topics: [],
  tiles: [
    { measure_id: 'visibility', measure, previous: before(0.371), change: real, sparkline: [] },
    { measure_id: 'share_of_voice', measure, previous: measure, change: { ...real, verdict: 'noise' }, sparkline: [] },
    { measure_id: 'net_sentiment', measure: null, previous: null, change: null, sparkline: [] },
  ],
  changes: [
    {
      id: 'a',
      measure_id: 'visibility',
      brand_id: 'own',
      platform_id: null,
      topic_id: null,
      measure,
      previous: before(0.371),
      change: real,
      cause: null,
    },
    {
      id: 'b',
      measure_id: 'average_position',
      brand_id: 'own',
      platform_id: 'kimi',
      topic_id: null,
      measure: { ...measure, value: 2.1, low: 1.9, high: 2.3 },
      previous: before(1.6),
      change: { difference: 0.5, low: 0.2, high: 0.8, verdict: 'real' },
      cause: null,
    },
    {
      id: 'c',
      measure_id: 'visibility',
      brand_id: 'rival',
      platform_id: null,
      topic_id: null,
      measure,
      previous: before(0.523),
      change: { difference: -0.1, low: -0.15, high: -0.05, verdict: 'real' },
      cause: null,
    },
    {
      id: 'd',
      measure_id: 'visibility',
      brand_id: 'rival',
      platform_id: 'kimi',
      topic_id: null,
      measure,
      previous: before(0.371),
      change: { ...real, verdict: 'maybe' },
      cause: null,
    },
  ],
};

test('good and bad news are told apart: a lower place is better, and a rival that loses is good', () => {
  expect(pulseLines(REPORT, 'en-US')).toEqual([
    'Visibility: 42.3% (95% interval 38.1 – 46.5%), based on 812 answers to 40 prompts.',
    'Compared with the week before: +5.2 pts (95% interval +1.1 to +9.3). This is a real change: it is unlikely to be chance.',
    'Good news: Rival, visibility: 42.3% [38.1 – 46.5%] (-10.0 pts, 95% interval -15.0 to -5.0).',
    'Bad news: Own, average position on Kimi: 2.10 [1.90 – 2.30] (+0.50, 95% interval +0.20 to +0.80).',
    'Of this many comparisons, about 1 in 20 looks real by chance.',
    'No clear change overall: share of voice.',
    'No data: net sentiment.',
    'Answers not counted: 3 failed, 1 refused.',
  ]);
  expect(pulseLines(REPORT, 'zh-CN').slice(0, 3)).toEqual([
    '可见度 42.3%（95% 区间 38.1 – 46.5%），来自 40 个提示词的 812 条回答。',
    '与前一周相比 +5.2 百分点（95% 区间 +1.1 至 +9.3），确有变化，不大可能是偶然。',
    '好消息：Rival 的可见度 42.3% [38.1 – 46.5%]（-10.0 百分点，95% 区间 -15.0 至 -5.0）。',
  ]);
});

test('a real change of an own measure is told though the short list of changes leaves it out', () => {
  const citing: PulseReport['tiles'][number] = {
    ...{ measure_id: 'citation_rate', measure, previous: before(0.371), change: real, sparkline: [] },
  };
  const lines = pulseLines({ ...REPORT, tiles: [...REPORT.tiles, citing] }, 'en-US');
  expect(lines.filter((line) => line.includes('citation rate'))).toEqual([
    'Good news: Own, citation rate: 42.3% [38.1 – 46.5%] (+5.2 pts, 95% interval +1.1 to +9.3).',
  ]);
  expect(lines.filter((line) => line.includes('42.3% (95% interval'))).toHaveLength(1);
});

test('where the weeks asked different prompts, what the change covers is told beside the overall difference', () => {
  const tiles = REPORT.tiles.map((tile) => ({ ...tile, previous: before(0.44) }));
  const changes = REPORT.changes.map((item) => ({ ...item, previous: before(0.44) }));
  const lines = pulseLines({ ...REPORT, tiles, changes }, 'en-US');
  expect(lines[2]).toBe('This covers the prompts asked in both weeks; over all prompts, the difference is -1.7 pts.');
  expect(lines[3]).toBe(
    'Good news: Rival, visibility: 42.3% [38.1 – 46.5%] (-10.0 pts, 95% interval -15.0 to -5.0, for prompts asked in both weeks; -1.7 pts overall).',
  );
  expect(pulseLines({ ...REPORT, tiles, changes }, 'zh-CN')[2]).toBe(
    '这只看两周都问过的提示词；就全部提示词而言，差值为 -1.7 百分点。',
  );
});

test('one answer is no answers', () => {
  const [tile] = REPORT.tiles;
  if (tile?.measure === undefined || tile.measure === null) throw new Error('no tile');
  const one = { ...REPORT, tiles: [{ ...tile, measure: { ...tile.measure, n: 1, k: 1 } }] };
  expect(pulseLines(one, 'en-US')[0]).toMatch(/based on 1 answer to 1 prompt\.$/u);
});

test('a week without answers says so, and thin data get no verdict', () => {
  const none = { ...REPORT, scope: { ...REPORT.scope, answers: { ok: 0, refused: 0, empty: 0, failed: 0 } } };
  expect(pulseLines(none, 'en-US')).toEqual([
    'There are no usable answers from this week, so there is nothing to report.',
  ]);
  const [tile] = REPORT.tiles;
  if (tile === undefined) throw new Error('no tile');
  const thin = { ...REPORT, changes: [], tiles: [{ ...tile, change: null }] };
  expect(pulseLines(thin, 'en-US').slice(1)).toEqual([
    'There is too little data to compare with the week before.',
    'Answers not counted: 3 failed, 1 refused.',
  ]);
  const alike = { ...thin, tiles: [...thin.tiles, { ...tile, change: { ...real, verdict: 'noise' as const } }] };
  expect(pulseLines(alike, 'en-US')).toContain('No real change in the other figures.');
});

test('a citation rate for want of a domain is not set, which is not too little data; empty answers are named with the lost', () => {
  const unset: PulseReport['tiles'][number] = {
    ...{ measure_id: 'citation_rate', measure: null, previous: null, change: null, sparkline: [] },
  };
  const report = (noDomain: boolean): PulseReport => ({
    ...REPORT,
    scope: { ...REPORT.scope, answers: { ok: 812, refused: 1, empty: 2, failed: 3 } },
    brands: REPORT.brands.map((brand) => ({ ...brand, ...(noDomain && { no_domain: true }) })),
    tiles: [...REPORT.tiles, unset],
  });
  expect(pulseLines(report(true), 'en-US').slice(-3)).toEqual([
    'No data: net sentiment.',
    'Not set: your domain, so the citation rate is not known.',
    'Answers not counted: 3 failed, 1 refused, 2 empty.',
  ]);
  expect(pulseLines(report(false), 'zh-CN').slice(-2)).toEqual([
    '没有数据：净情感值、引用率。',
    '另有 3 条采集失败，1 条拒答，2 条空回答，未计入。',
  ]);
});

test('citations that were not captured leave the rate unknown, which is not too little data', () => {
  const unknown: PulseReport['tiles'][number] = {
    ...{ measure_id: 'citation_rate', measure: null, previous: null, change: null, sparkline: [] },
  };
  const tiles = [...REPORT.tiles, unknown];
  const lines = (missing: number, language: 'en-US' | 'zh-CN'): string =>
    pulseLines({ ...REPORT, tiles, scope: { ...REPORT.scope, answers_not_captured: missing } }, language).join('\n');
  expect(lines(812, 'en-US')).toContain(
    'No data: net sentiment.\nCitations were not captured, so the citation rate is not known.',
  );
  expect(lines(812, 'zh-CN')).toContain('没有数据：净情感值。\n没有采集引用，引用率未知。');
  expect(lines(10, 'en-US')).toContain('No data: net sentiment, citation rate.');
});

test('a single brand always has a share of 100 % and position 1: neither is told', () => {
  const alone = { ...REPORT, brands: REPORT.brands.slice(0, 1), changes: REPORT.changes.slice(0, 1) };
  expect(pulseLines(REPORT, 'en-US').join(' ')).toContain('share of voice');
  expect(pulseLines(alone, 'en-US').join(' ')).not.toContain('share of voice');
});

test('stability is of all brands: no brand is named with it', () => {
  const [change] = REPORT.changes;
  if (change === undefined) throw new Error('no change');
  const on = (platform_id: string | null) => ({ ...change, measure_id: 'stability', platform_id }) as const;
  const news = (language: 'en-US' | 'zh-CN') =>
    pulseLines({ ...REPORT, changes: [on('kimi'), on(null)] }, language).slice(2, 4);
  expect(news('en-US').map((line) => line.slice(0, 38))).toEqual([
    'Good news: stability on Kimi: 0.42 [0.',
    'Good news: stability: 0.42 [0.38 – 0.4',
  ]);
  expect(news('zh-CN').map((line) => line.slice(0, 20))).toEqual([
    '好消息：在 Kimi 的稳定度 0.42',
    '好消息：稳定度 0.42 [0.38 –',
  ]);
});
