import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { workplaceAlertSchema } from '#client/api/workplaceSchemas.ts';
import type { WorkplaceAlert } from '#client/api/workplaceSchemas.ts';
import { addDays } from '#client/lib/dates.ts';
import { tableForTest, times, type TestProject, type TestRow } from '#server/testing/tableForTest.ts';
import { workplaceWindow } from '../workplace/workplaceWindow.ts';
import { alertReport } from './alertReport.ts';

const TODAY = '2026-03-14';
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
/** Eight prompts, the first four of topic 0. */
const PROJECT: TestProject = { topics: [0, 0, 0, 0, 1, 1, 1, 1] };

function alerts(rows: readonly TestRow[], project: TestProject = PROJECT): readonly WorkplaceAlert[] {
  const table = tableForTest(rows, project);
  const found = alertReport(table, workplaceWindow(table, TODAY, 'UTC'), TODAY).alerts;
  expect(v.safeParse(v.array(workplaceAlertSchema), found).success).toBe(true);
  return found;
}

const of = (rule: WorkplaceAlert['rule'], found: readonly WorkplaceAlert[]) =>
  found.filter((alert) => alert.rule === rule);

/** One answer per prompt on each of these days before today. */
function daily(daysAgo: readonly number[], fields: (prompt: number) => Omit<TestRow, 'at' | 'prompt'>): TestRow[] {
  return daysAgo.flatMap((days) => EIGHT.map((prompt) => ({ at: addDays(TODAY, -days), prompt, ...fields(prompt) })));
}
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('alerts of a project', () => {
  it('carry the rates by which a fall of the own brand is judged', () => {
    const week = (days: readonly number[], every: number) =>
      daily([...days, ...days], (prompt) => ({ named: prompt % every === 0 ? 'A' : 'B' }));
    const found = of('own_drop', alerts([...week(range(7, 13), 1), ...week(range(0, 6), 4)]));
    expect(found[0]).toMatchObject({
      severity: 'high',
      measure: { numerator: 28, denominator: 112 },
      previous: { numerator: 112, denominator: 112 },
      change: { verdict: 'real', difference: -0.75 },
    });
  });

  it('tell of a day on which an engine was updated', () => {
    const event = { id: 'e', date: '2026-03-10', kind: 'engine_update', title_zh: '更新', title_en: 'Update' } as const;
    const rows = daily(range(0, 13), () => ({}));
    expect(of('engine_update', alerts(rows, { ...PROJECT, events: [event] }))).toMatchObject([{ date: '2026-03-10' }]);
    const earlier = { ...event, date: '2026-03-01' };
    expect(of('engine_update', alerts(rows, { ...PROJECT, events: [earlier] }))).toEqual([]);
  });
});

describe('a new rival', () => {
  const past = daily(range(7, 34), () => ({ named: 'AB' }));
  const rivals = (rows: readonly TestRow[]) => of('new_rival', alerts(rows));

  it('is one that the past never named and several prompts name now', () => {
    const now = daily(range(0, 6), () => ({ named: 'ABC' }));
    expect(rivals([...past, ...now])).toMatchObject([
      { brand_id: 'C', topic_id: null, value: 56, measure: { numerator: 56 }, previous: { numerator: 0, n: 224 } },
    ]);
  });

  it('is none when one answer of the past named it, or few prompts do now', () => {
    const now = (most: number) => daily(range(0, 6), (prompt) => ({ named: prompt < most ? 'ABC' : 'AB' }));
    expect(rivals([...past, ...now(8), { at: '2026-03-01', named: 'C' }])).toEqual([]);
    // Six of six prompts by chance have a two-sided p of 1 in 32: no discovery among so many tests.
    expect(rivals([...past, ...now(6)])).toEqual([]);
  });

  it('needs a past to be new against', () => {
    const now = daily(range(0, 6), () => ({ named: 'ABC' }));
    expect(rivals(now)).toEqual([]);
    expect(rivals([...daily([8], () => ({ named: 'A' })), ...now])).toEqual([]);
  });
});

describe('a lost source', () => {
  const citing = (days: readonly number[], cites: readonly string[], named = 'A', most = 8) =>
    daily(days, (prompt) => ({ named, cites: prompt < most ? cites : ['wiki.org/1'] }));
  const lost = (rows: readonly TestRow[]) => of('lost_source', alerts(rows));
  const now = citing(range(0, 6), ['wiki.org/1']);

  it('is one that spoke for us, or is ours, and that nothing cites any more', () => {
    const before = [
      ...citing(range(7, 13), ['news.org/1', 'wiki.org/1']),
      ...citing(range(7, 13), ['a.com/guide', 'wiki.org/1'], 'B'),
    ];
    expect(lost([...before, ...now])).toMatchObject([
      { domain: 'a.com', severity: 'high', value: 56, measure: { value: 0 }, previous: { value: 0.5 } },
      { domain: 'news.org', severity: 'medium', value: 56 },
    ]);
  });

  it('is none that named others only, is cited still, or was cited on few prompts', () => {
    expect(lost([...citing(range(7, 13), ['news.org/1'], 'B'), ...now])).toEqual([]);
    expect(lost([...citing(range(7, 13), ['news.org/1']), ...now, { cites: ['news.org/2'] }])).toEqual([]);
    expect(lost([...citing(range(7, 13), ['news.org/1'], 'A', 5), ...now])).toEqual([]);
  });

  it('is none where the window has no citations to be missing from', () => {
    expect(lost([...citing(range(7, 13), ['news.org/1']), ...times(5, { at: TODAY, cites: null })])).toEqual([]);
  });
});
