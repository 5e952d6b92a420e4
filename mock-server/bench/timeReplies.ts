import { addDays } from '#client/lib/dates.ts';
import { LongestWait } from './LongestWait.ts';
import type { MockReader, Query } from './MockReader.ts';
import { percentile } from './percentile.ts';
import { RECORDED_DAYS } from './writeRecordedAnswers.ts';

/** Typical filters: the last 90, 30 and 7 days and all days, unfiltered or by platform or topic; each combination only once. */
function filtersOf(
  lastDay: string,
  round: number,
  topics: readonly string[],
  platforms: readonly string[],
): readonly (readonly [string, Query])[] {
  const end = addDays(lastDay, -round);
  const dates = (days: number): Query => ({ start_time: addDays(end, 1 - days), end_time: end });
  const one = (list: readonly string[]): string[] => list.slice(round % list.length, (round % list.length) + 1);
  return [
    ['days90', dates(90)],
    ['days30', dates(30)],
    ['days7', dates(7)],
    ['all', dates(RECORDED_DAYS)],
    ['engine', { ...dates(90), platform_ids: one(platforms) }],
    ['engines', { ...dates(90), platform_ids: platforms.slice(round % 3) }],
    ['topic', { ...dates(90), topic_ids: one(topics) }],
    ['topicEngine', { ...dates(60), topic_ids: one(topics), platform_ids: one(platforms) }],
  ];
}

const WORDS = ['battery', '降噪', 'kestrel 7', '不存在的词'];

type Asked = readonly [name: string, path: string, query: Query];

/** The other screens of a project; their filters move by a day each round, if they have any. */
function screensOf(lastDay: string, round: number, topic: string, prompt: string): readonly Asked[] {
  const dates = (days: number): Query => ({
    start_time: addDays(lastDay, 1 - days - round),
    end_time: addDays(lastDay, -round),
  });
  const zone = { time_zone: ZONES[round % ZONES.length] ?? 'Asia/Shanghai' };
  return [
    ['answerIndex', '/api/front/answer/index', dates(90)],
    ['prompts', '/api/front/answer/prompts', dates(90)],
    ['promptsSorted', '/api/front/answer/prompts', { ...dates(90), sort: 'average_position' }],
    ['answerList', '/api/front/answer/answers', dates(90)],
    ['topics', '/api/front/answer/topics', dates(90)],
    ['sources', '/api/front/answer/citations', dates(90)],
    ['whyMoved', '/api/front/answer/change', { ...dates(90), measure_id: 'visibility', by: 'topic' }],
    ['topic', '/api/front/answer/topicIndex', { ...dates(90), id: topic }],
    ['prompt', '/api/front/answer/promptsDetails', { ...dates(90), id: prompt }],
    ['competitors', '/api/front/brand/competitors', dates(90)],
    ['facts', '/api/front/brand/facts', dates(30)],
    ['perception', '/api/front/brand/perception', dates(7)],
    ['userInsights', '/api/front/userInsights/index', dates(30)],
    ['board', '/api/front/optimize/actions', zone],
    ['workplace', '/api/front/workplace/project', zone],
    ['projectCards', '/api/front/workplace/index', zone],
    ['promptIndex', '/api/front/prompt/index', { q: String(round) }],
  ];
}

/** Days begin at different hours, so no two zones share a cached report. */
const ZONES = [
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Europe/Paris',
  'Europe/London',
  'America/New_York',
  'America/Denver',
  'Australia/Sydney',
];

/** Milliseconds until responses are complete, by kind; `mostWaitMs` is the longest that a trivial request had to wait meanwhile. */
export async function timeReplies(
  reader: MockReader,
  lastDay: string,
  rounds: number,
): Promise<Record<string, unknown>> {
  const [topics, platforms] = [
    await reader.ids('/api/front/topic/index'),
    await reader.ids('/api/front/platform/index'),
  ];
  const prompts = await reader.ids('/api/front/prompt/index');
  const times: Record<string, number[]> = {};
  const waits: Record<string, number> = {};
  const keep = async (name: string, path: string, query: Query): Promise<void> => {
    const wait = new LongestWait(reader);
    (times[name] ??= []).push(await reader.time(path, query));
    waits[name] = Math.max(waits[name] ?? 0, await wait.end());
  };
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, query] of filtersOf(lastDay, round, topics, platforms)) {
      await keep(`overview.${name}`, '/api/front/overview/index', query);
    }
    const [topic, prompt] = [topics[round % topics.length] ?? '', prompts[round % prompts.length] ?? ''];
    for (const [name, path, query] of screensOf(lastDay, round, topic, prompt)) await keep(name, path, query);
  }
  const month = { start_time: addDays(lastDay, -29), end_time: lastDay };
  for (const q of WORDS) await keep('search', '/api/front/answer/answers', { q, ...month });
  const summary = (values: readonly number[]): Record<string, number> => ({
    p50Ms: percentile(values, 0.5),
    p95Ms: percentile(values, 0.95),
    mostMs: percentile(values, 1),
  });
  const overview = Object.entries(times).flatMap(([name, values]) => (name.startsWith('overview.') ? values : []));
  return {
    overview: summary(overview),
    ...Object.fromEntries(
      Object.entries(times).map(([name, values]) => [name, { ...summary(values), mostWaitMs: waits[name] }]),
    ),
  };
}
