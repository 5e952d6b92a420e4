import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { projectReportSchema, workplaceAlertSchema } from '#client/api/workplaceSchemas.ts';
import type { ProjectReport, WorkplaceAlert } from '#client/api/workplaceSchemas.ts';
import { tableForTest, times, type TestProject, type TestRow } from '../measures/tableForTest.ts';
import { overviewReport } from '../reports/overviewReport.ts';
import { addDays } from '#client/lib/dates.ts';
import { projectReport, workplaceFindings } from './workplaceReport.ts';
import { workplaceWindow } from './workplaceWindow.ts';

const TODAY = '2026-03-14';
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
/** Eight prompts, the first four of topic 0. */
const PROJECT: TestProject = { topics: [0, 0, 0, 0, 1, 1, 1, 1] };

function card(rows: readonly TestRow[], project: TestProject = PROJECT, today = TODAY): ProjectReport {
  const table = tableForTest(rows, project);
  const report = projectReport(table, workplaceWindow(table, today, 'UTC'));
  expect(v.parse(projectReportSchema, report)).toEqual(report);
  return report;
}

function alerts(rows: readonly TestRow[], project: TestProject = PROJECT): WorkplaceAlert[] {
  const table = tableForTest(rows, project);
  const found = workplaceFindings(table, workplaceWindow(table, TODAY, 'UTC'), TODAY).alerts;
  expect(v.parse(v.array(workplaceAlertSchema), found)).toEqual(found);
  return found;
}

const of = (rule: WorkplaceAlert['rule'], found: readonly WorkplaceAlert[]) =>
  found.filter((alert) => alert.rule === rule);

/** One answer per prompt on each of these days before today. */
function daily(daysAgo: readonly number[], fields: (prompt: number) => Omit<TestRow, 'at' | 'prompt'>): TestRow[] {
  return daysAgo.flatMap((days) => EIGHT.map((prompt) => ({ at: addDays(TODAY, -days), prompt, ...fields(prompt) })));
}
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('the card of a project', () => {
  it('says what the overview says of the same seven days', () => {
    const rows = daily(range(0, 13), (prompt) => ({ named: prompt % 3 === 0 ? 'AB' : 'B' }));
    const { window, ...report } = card(rows);
    expect(window).toEqual({
      start_time: '2026-03-08',
      end_time: TODAY,
      previous_start_time: '2026-03-01',
      previous_end_time: '2026-03-07',
    });
    const table = tableForTest(rows, PROJECT);
    const [tile] = overviewReport(table, workplaceWindow(table, TODAY, 'UTC'), TODAY).tiles;
    expect(report).toMatchObject({ own_brand_id: 'A', prompts: 8, visibility: { numerator: 21, denominator: 56 } });
    expect({ measure: report.visibility, change: report.change, line: report.sparkline }).toEqual({
      measure: tile?.measure,
      change: tile?.change,
      line: tile?.sparkline,
    });
  });

  it('looks at the seven days up to the newest answer where nobody asked since', () => {
    const old = daily([200, 203], () => ({ named: 'A' }));
    expect(card(old).window).toMatchObject({ start_time: addDays(TODAY, -206), end_time: addDays(TODAY, -200) });
    expect(card(old).visibility).toMatchObject({ numerator: 16, denominator: 16 });
    expect(card([...old, { at: TODAY }]).window.end_time).toBe(TODAY);
  });

  it('holds for a project without answers and for one without a brand', () => {
    expect(card([])).toMatchObject({
      visibility: null,
      change: null,
      health: { state: 'silent', asked: 0, expected: null, unusable: null, last_asked_at: null, silent_platforms: [] },
    });
    expect(card([{ at: TODAY }], { ...PROJECT, brands: '' })).toMatchObject({ own_brand_id: null, visibility: null });
  });
});

describe('sampling health', () => {
  const health = (rows: readonly TestRow[]) => card(rows).health;

  it('expects the pace of the four weeks before, whatever its rhythm', () => {
    expect(health(daily(range(0, 34), () => ({})))).toMatchObject({ state: 'steady', asked: 56, expected: 56 });
    // Mondays only.
    expect(health(daily([5, 12, 19, 26, 33], () => ({})))).toMatchObject({ state: 'steady', asked: 8, expected: 8 });
    expect(health(daily([1, 2, 3, ...range(7, 34)], () => ({})))).toMatchObject({ state: 'short', asked: 24 });
  });

  it('expects nothing of a past of less than a week', () => {
    expect(health(daily(range(0, 12), () => ({})))).toMatchObject({ state: 'new', expected: null, asked: 56 });
    expect(health(daily(range(0, 13), () => ({})))).toMatchObject({ state: 'steady', expected: 56 });
  });

  it('counts what cannot be used and names the platforms that give nothing', () => {
    const before = range(7, 20).flatMap((days) => daily([days], () => ({ platform: days % 2 })));
    const now = daily([0, 1, 2, 3], (prompt) => ({ status: prompt < 2 ? 'refused' : 'ok' }));
    const found = health([...before, ...now, { at: TODAY, platform: 1, status: 'failed' }]);
    expect(found.answers).toEqual({ ok: 24, refused: 8, empty: 0, failed: 1 });
    expect(found.unusable).toMatchObject({ numerator: 9, denominator: 33 });
    expect(found.silent_platforms).toEqual([{ id: 'p1', name: 'Engine 1' }]);
    expect(found.last_asked_at).toBe('2026-03-14T12:00:00.000Z');
  });
});

describe('alerts of the workplace', () => {
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
    const now = daily(range(0, 6), (prompt) => ({ named: prompt < 6 ? 'ABC' : 'AB' }));
    expect(rivals([...past, ...now])).toMatchObject([
      { brand_id: 'C', topic_id: null, value: 42, measure: { numerator: 42 }, previous: { numerator: 0, n: 224 } },
    ]);
  });

  it('is none when one answer of the past named it, or few prompts do now', () => {
    const now = (most: number) => daily(range(0, 6), (prompt) => ({ named: prompt < most ? 'ABC' : 'AB' }));
    expect(rivals([...past, ...now(6), { at: '2026-03-01', named: 'C' }])).toEqual([]);
    // Five of five prompts come up by chance once in sixteen times, counted both ways.
    expect(rivals([...past, ...now(5)])).toEqual([]);
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
