import { describe, expect, it } from 'vitest';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { tableForTest } from '#server/testing/tableForTest.ts';
import { currentWindow, previousWindow, trendBuckets, windowOf } from './reportWindow.ts';
import { scopeOf, splitKeywordIds } from './scopeOf.ts';
import { rowsBetween, selectRows } from './selectRows.ts';

const query: FilterQuery = {
  start_time: '2026-03-08',
  end_time: '2026-03-10',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'America/New_York',
};

const table = tableForTest(
  [
    { at: '2026-03-08T04:59:59Z', prompt: 0 },
    { at: '2026-03-08T05:00:00Z', prompt: 1, platform: 1 },
    { at: '2026-03-09T12:00:00Z', prompt: 3, platform: 1 },
    { at: '2026-03-09T12:00:00Z', prompt: 6 },
    { at: '2026-03-11T03:59:59Z', prompt: 4 },
    { at: '2026-03-11T04:00:00Z', prompt: 5 },
  ],
  { topics: [0, 0, 0, 1, 1, 1, null], keywords: { 1: ['k1', 'k2'], 4: ['k2'] } },
);
const select = (changes: Partial<FilterQuery> = {}): number[] => {
  const all = { ...query, ...changes };
  return [...selectRows(table, scopeOf(table.project, all, currentWindow(all)))];
};

describe('selectRows', () => {
  it('keeps the days of the zone, both ends included, across the change to summer time', () => {
    expect(select()).toEqual([1, 2, 3, 4]);
  });

  it('restricts by topic, platform and keyword together', () => {
    expect(select({ topic_ids: ['t1'] })).toEqual([2, 4]);
    expect(select({ topic_ids: ['t0', 't1'] })).toEqual([1, 2, 4]);
    expect(select({ platform_ids: ['p1'] })).toEqual([1, 2]);
    expect(select({ keyword_ids: 'k2' })).toEqual([1, 4]);
    expect(select({ keyword_ids: 'k1, k2', platform_ids: ['p0'] })).toEqual([4]);
  });

  it('selects nothing for ids the project does not know, and nothing when the window is empty', () => {
    expect(select({ topic_ids: ['nope'] })).toEqual([]);
    expect(select({ keyword_ids: 'nope' })).toEqual([]);
    expect(select({ start_time: '2026-04-01', end_time: '2026-04-02' })).toEqual([]);
    expect(select({ start_time: '2026-03-10', end_time: '2026-03-08' })).toEqual([]);
  });

  it('cuts selected rows by time', () => {
    const rows = Uint32Array.of(1, 2, 4);
    const at = (iso: string): number => Date.parse(iso);
    expect([...rowsBetween(table, rows, at('2026-03-09T00:00:00Z'), at('2026-03-10T00:00:00Z'))]).toEqual([2]);
    expect([...rowsBetween(table, rows, at('2026-03-12T00:00:00Z'), at('2026-03-13T00:00:00Z'))]).toEqual([]);
  });
});

describe('splitKeywordIds', () => {
  it('splits at commas and forgets blanks', () => {
    expect(splitKeywordIds(' a,,b , ')).toEqual(['a', 'b']);
  });
});

describe('previousWindow', () => {
  it('is as long and ends the day before', () => {
    expect(previousWindow(query)).toMatchObject({ start: '2026-03-05', end: '2026-03-07' });
    expect(previousWindow(query).to).toBe(currentWindow(query).from);
  });

  it('is the one the query names, if it does', () => {
    const compared = { ...query, compare_start_time: '2025-03-08', compare_end_time: '2025-03-20' };
    expect(previousWindow(compared)).toMatchObject({ start: '2025-03-08', end: '2025-03-20' });
  });
});

describe('trendBuckets', () => {
  const bucketsOf = (start: string, end: string, first: string | null = null, last: string | null = null) =>
    trendBuckets(windowOf(start, end, 'Europe/London'), 'Europe/London', first, last);

  it('are days up to 62, with one bound more than days', () => {
    const buckets = bucketsOf('2026-03-28', '2026-03-30');
    expect(buckets).toMatchObject({ unit: 'day', dates: ['2026-03-28', '2026-03-29', '2026-03-30'] });
    expect([...buckets.bounds].map((bound, i, all) => (bound - (all[i - 1] ?? bound)) / 3_600_000)).toEqual([
      0, 24, 23, 24,
    ]);
    expect(bucketsOf('2026-01-01', '2026-03-03').unit).toBe('day');
  });

  it('are weeks above, the last one cut', () => {
    const buckets = bucketsOf('2026-01-01', '2026-03-04');
    expect(buckets.unit).toBe('week');
    expect(buckets.dates).toHaveLength(9);
    expect(buckets.dates.at(-1)).toBe('2026-02-26');
    expect(buckets.bounds.at(-1)).toBe(windowOf('2026-03-04', '2026-03-04', 'Europe/London').to);
  });

  it('keep to the data when the window spans centuries', () => {
    const buckets = bucketsOf('0001-01-01', '9999-12-31', '2026-01-01', '2026-02-01');
    expect(buckets.dates.length).toBeLessThan(7);
    expect((buckets.dates[0] ?? '') <= '2026-01-01' && (buckets.dates[1] ?? '') > '2026-01-01').toBe(true);
    expect(bucketsOf('0001-01-01', '9999-12-31').dates.length).toBeLessThan(2);
  });
});
