import { describe, expect, test } from 'vitest';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { dayNumberOf } from '#client/lib/dates.ts';
import { tableForTest } from '#server/testing/tableForTest.ts';
import { CellCounts } from './CellCounts.ts';
import { folderGroups } from './folderGroups.ts';
import { joinSpans, mergeTraffic } from './mergeTraffic.ts';
import { TrafficCounter } from './TrafficCounter.ts';
import type { LogSpan, TrafficLog } from './TrafficLog.ts';
import { pageRows, trafficPages } from './trafficPages.ts';
import { trafficReport, trafficScope } from './trafficReport.ts';

type Row = readonly [date: string, actor: string, path: string, status: number, count?: number];

const span = (from: string, to: string, label = 'a.com'): LogSpan => {
  return { label, from: Date.parse(`${from}T00:00:00Z`), to: Date.parse(`${to}T23:59:59Z`) };
};

function logOf(rows: readonly Row[], spans: readonly LogSpan[] = [span('2026-03-01', '2026-03-10')]): TrafficLog {
  const counter = new TrafficCounter();
  for (const [date, actor, path, status, count] of rows) {
    counter.add(dayNumberOf(date), actor, `https://a.com${path}`, status, count);
  }
  return counter.toLog({ timeZone: 'UTC', spans, imports: [] });
}

const query: FilterQuery = {
  start_time: '2026-03-08',
  end_time: '2026-03-10',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'UTC',
};

const LOG = logOf([
  ['2026-03-07', 'crawler:gptbot', '/old', 200, 50],
  ['2026-03-08', 'crawler:gptbot', '/guide', 200, 4],
  ['2026-03-08', 'crawler:baiduspider', '/guide', 304, 2],
  ['2026-03-09', 'crawler:chatgpt-user', '/guide/deep', 200, 1],
  ['2026-03-09', 'crawler:gptbot', '/gone', 404, 3],
  ['2026-03-09', 'crawler:gptbot', '/site.css', 200, 7],
  ['2026-03-10', 'referrer:kimi', '/guide', 200, 5],
  ['2026-03-10', 'utm:chatgpt', '/guide', 200, 2],
  ['2026-03-10', 'referrer:kimi', '/gone', 404, 1],
]);

const TABLE = tableForTest([
  { named: 'A', cites: ['a.com/guide', 'a.com/guide'] },
  { named: 'B', cites: ['a.com/guide', 'b.com/x'] },
  { named: 'B', cites: ['a.com/guide/deep', 'a.com/guide'] },
  { named: 'A', cites: ['a.com/never-crawled'] },
  { named: 'A', status: 'refused', cites: ['a.com/guide'] },
  { named: 'A', at: '2026-02-01', cites: ['a.com/guide'] },
]);

const report = trafficReport({ kind: 'import', log: LOG }, TABLE, query);

describe('the report', () => {
  test('counts requests by purpose, visits, and the errors both met', () => {
    expect(report.totals).toEqual({
      hits: 17,
      training: 14,
      index: 2,
      user: 1,
      hit_errors: 3,
      crawlers: 3,
      visits: 7,
      visit_errors: 1,
      engines: 2,
    });
  });

  test('compares with the period before only where a log tells of all of it', () => {
    expect(report.previous).toMatchObject({ hits: 50, visits: 0 });
    const wider = { ...query, start_time: '2026-03-05' };
    expect(trafficReport({ kind: 'import', log: LOG }, TABLE, wider).previous).toBeNull();
  });

  test('compares days with a log only with the days that correspond to them', () => {
    const log = logOf(
      [
        ['2026-03-03', 'crawler:gptbot', '/', 200, 5],
        ['2026-03-04', 'crawler:gptbot', '/', 200, 9],
        ['2026-03-05', 'crawler:gptbot', '/', 200, 2],
        ['2026-03-06', 'crawler:gptbot', '/', 200, 4],
      ],
      [span('2026-03-03', '2026-03-05'), span('2026-03-06', '2026-03-06')],
    );
    const before = (start: string, end: string, more: Partial<FilterQuery> = {}) =>
      trafficReport({ kind: 'import', log }, TABLE, { ...query, start_time: start, end_time: end, ...more }).previous;
    // The second of the two days has no log, so the corresponding earlier day does not count.
    expect(before('2026-03-06', '2026-03-07')).toMatchObject({ hits: 9 });
    expect(before('2026-03-05', '2026-03-06')).toMatchObject({ hits: 14 });
    // No day has a log, or the corresponding earlier day has none.
    expect(before('2026-03-07', '2026-03-08')).toBeNull();
    expect(before('2026-03-03', '2026-03-07')).toBeNull();
    const longer = { compare_start_time: '2026-03-03', compare_end_time: '2026-03-05' };
    expect(before('2026-03-06', '2026-03-07', longer)).toBeNull();
    expect(before('2026-03-05', '2026-03-06', longer)).toMatchObject({ hits: 16 });
  });

  test('a day that no log tells of is no day without visits', () => {
    const log = logOf([['2026-03-08', 'crawler:gptbot', '/', 200]], [span('2026-03-08', '2026-03-08')]);
    const { trend, uncovered_days: missing } = trafficReport({ kind: 'import', log }, TABLE, query);
    expect(trend).toMatchObject({ unit: 'day', training: [1, null, null], visits: [0, null, null] });
    expect(missing).toBe(2);
  });

  test('long windows are drawn by week', () => {
    const long = { ...query, start_time: '2025-11-01' };
    const { trend } = trafficReport({ kind: 'import', log: LOG }, TABLE, long);
    expect(trend.unit).toBe('week');
    expect(trend.training.reduce<number>((sum, point) => sum + (point ?? 0), 0)).toBe(64);
    expect(trend.training[0]).toBeNull();
  });

  test('lists crawlers and engines, the most frequent first', () => {
    expect(report.crawlers.map(({ name, hits, errors, pages }) => [name, hits, errors, pages])).toEqual([
      ['GPTBot', 14, 3, 3],
      ['Baiduspider', 2, 0, 1],
      ['ChatGPT-User', 1, 0, 1],
    ]);
    expect(report.engines).toMatchObject([
      { id: 'kimi', visits: 5, by_referrer: 5, errors: 1, pages: 1, last_date: '2026-03-10' },
      { id: 'chatgpt', visits: 2, by_referrer: 0, errors: 0 },
    ]);
  });

  test('lists addresses with errors by status', () => {
    expect(report.errors).toEqual([
      { url: 'https://a.com/gone', status: 404, hits: 3, visits: 1, crawlers: ['GPTBot'], last_date: '2026-03-10' },
    ]);
    expect(report.errors_total).toBe(1);
  });

  test('joins crawled, cited, named and visited by page; each step stands on the ones before', () => {
    expect(report.funnel).toEqual({
      crawled: { pages: 2, all: 2 },
      cited: { pages: 2, all: 3 },
      named: { pages: 1, all: 2 },
      visited: { pages: 1, all: 1 },
    });
  });

  test('without a log there is nothing but the citations', () => {
    const none = trafficReport({ kind: 'none', log: null }, TABLE, query);
    expect(none).toMatchObject({ source: 'none', time_zone: null, first_date: null, previous: null, crawlers: [] });
    expect(none.funnel.cited).toEqual({ pages: 0, all: 3 });
  });

  test('a crawler that the list has no more keeps its count under its id', () => {
    const log = logOf([['2026-03-09', 'crawler:forgotten', '/', 200, 2]]);
    const { crawlers, totals } = trafficReport({ kind: 'import', log }, TABLE, query);
    expect(crawlers).toMatchObject([{ name: 'forgotten', hits: 2 }]);
    expect(totals.hits).toBe(2);
  });
});

describe('pages', () => {
  const scope = trafficScope({ kind: 'import', log: LOG }, TABLE, query);
  const all = { sort: 'hits', order: 'desc', page: 1, page_size: 20 } as const;

  test('of each page: requests, answers that cite it once each, and visits', () => {
    const { list } = trafficPages(pageRows(scope, { view: 'pages', q: '', gap: null }), all);
    expect(
      list.map(({ url, hits, errors, cited, named, visits }) => [url, hits, errors, cited, named, visits]),
    ).toEqual([
      ['https://a.com/guide', 6, 0, 3, 1, 7],
      ['https://a.com/gone', 3, 4, 0, 0, 0],
      ['https://a.com/guide/deep', 1, 0, 1, 0, 0],
      ['https://a.com/never-crawled', 0, 0, 1, 1, 0],
    ]);
  });

  test.each([
    ['not_crawled', ['/never-crawled']],
    ['not_cited', []],
    ['not_named', ['/guide/deep']],
    ['not_visited', ['/guide/deep', '/never-crawled']],
  ] as const)('%s', (gap, expected) => {
    const { list } = trafficPages(pageRows(scope, { view: 'pages', q: '', gap }), {
      ...all,
      sort: 'url',
      order: 'asc',
    });
    expect(list.map(({ url }) => url)).toEqual(expected.map((path) => `https://a.com${path}`));
  });

  test('words, order and pages', () => {
    const rows = pageRows(scope, { view: 'pages', q: 'GUIDE a.com', gap: null });
    expect(trafficPages(rows, { ...all, sort: 'visits', order: 'asc', page: 2, page_size: 1 })).toMatchObject({
      list: [{ url: 'https://a.com/guide' }],
      total: 2,
    });
  });

  test('folders hold everything below them, an answer once', () => {
    const rows = pageRows(scope, { view: 'folders', folder: '' });
    expect(rows).toMatchObject([
      { kind: 'folder', url: 'https://a.com/', hits: 17, pages: 5, cited: 4, named: 2, visits: 7 },
    ]);
    const { list } = trafficPages(pageRows(scope, { view: 'folders', folder: 'https://a.com/' }), all);
    expect(list.map(({ kind, url, hits }) => [kind, url, hits])).toEqual([
      ['folder', 'https://a.com/guide/', 1],
      ['page', 'https://a.com/site.css', 7],
      ['page', 'https://a.com/guide', 6],
      ['page', 'https://a.com/gone', 3],
      ['page', 'https://a.com/never-crawled', 0],
    ]);
  });

  test('the front page belongs to its host, and what is elsewhere to none', () => {
    const group = folderGroups('https://a.com/');
    expect(['https://a.com', 'https://a.com?x=/y/', 'https://a.com/b/c/d', 'https://b.com/'].map(group)).toEqual([
      'https://a.com',
      'https://a.com?x=/y/',
      'https://a.com/b/',
      null,
    ]);
  });
});

describe('logs together', () => {
  test('counts of the same day, page and status add up; spans that touch are one', () => {
    const first = logOf([['2026-03-08', 'crawler:gptbot', '/a', 200, 2]], [span('2026-03-08', '2026-03-08')]);
    const second = logOf(
      [
        ['2026-03-08', 'crawler:gptbot', '/a', 200, 3],
        ['2026-03-09', 'crawler:gptbot', '/b', 404],
      ],
      [span('2026-03-09', '2026-03-09'), span('2026-03-01', '2026-03-01', 'b.com')],
    );
    const merged = mergeTraffic(first, second);
    expect([...merged.count]).toEqual([5, 1]);
    expect(merged.spans).toEqual([span('2026-03-08', '2026-03-09'), span('2026-03-01', '2026-03-01', 'b.com')]);
    expect(joinSpans([span('2026-03-01', '2026-03-02'), span('2026-03-05', '2026-03-06')])).toHaveLength(2);
  });

  test('a million counts keep their keys', () => {
    const cells = new CellCounts();
    for (let key = 0; key < 100_000; key += 1) cells.add(key * 40_000_000_003, (key % 7) + 1);
    cells.add(0, 1);
    expect(cells.size).toBe(100_000);
    const entries = cells.entries();
    expect(entries[0]).toEqual([0, 2]);
    expect(
      entries.every(
        ([key, count], index) => key === index * 40_000_000_003 && (index === 0 || count === (index % 7) + 1),
      ),
    ).toBe(true);
  });

  test('pages beyond the limit are counted together, those known go on', () => {
    const counter = new TrafficCounter();
    for (let page = 0; page < 200_010; page += 1) counter.add(20_000, 'crawler:gptbot', `https://a.com/${page}`, 200);
    counter.add(20_000, 'crawler:gptbot', 'https://a.com/0', 200);
    expect(counter.beyond).toBe(10);
    const log = counter.toLog({ timeZone: 'UTC', spans: [], imports: [] });
    expect(log.urls).toHaveLength(200_001);
    expect(log.count[0]).toBe(2);
    expect(log.count.reduce((sum, count) => sum + count, 0)).toBe(200_011);
  });
});
