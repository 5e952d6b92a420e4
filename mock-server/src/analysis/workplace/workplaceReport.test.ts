import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { projectReportSchema } from '#client/api/workplaceSchemas.ts';
import type { ProjectReport } from '#client/api/workplaceSchemas.ts';
import { addDays } from '#client/lib/dates.ts';
import { tableForTest, type TestProject, type TestRow } from '#server/testing/tableForTest.ts';
import { overviewReport } from '../reports/overviewReport.ts';
import { projectReport } from './workplaceReport.ts';
import { workplaceWindow } from './workplaceWindow.ts';

const TODAY = '2026-03-14';
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
/** Eight prompts, the first four of topic 0. */
const PROJECT: TestProject = { topics: [0, 0, 0, 0, 1, 1, 1, 1] };

function card(rows: readonly TestRow[], project: TestProject = PROJECT): ProjectReport {
  const table = tableForTest(rows, project);
  const report = projectReport(table, workplaceWindow(table, TODAY, 'UTC'), TODAY);
  expect(v.parse(projectReportSchema, report)).toEqual(report);
  return report;
}

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
    const [tile] = overviewReport(table, workplaceWindow(table, TODAY, 'UTC')).tiles;
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

  it('is silent where no answer came since the days that are shown, whatever the pace in them', () => {
    expect(health(daily(range(200, 234), () => ({})))).toMatchObject({ state: 'silent', asked: 56, expected: 56 });
    expect(health([{ at: addDays(TODAY, -7) }])).toMatchObject({ state: 'silent', expected: null });
    expect(health([{ at: addDays(TODAY, -6) }])).toMatchObject({ state: 'new', expected: null });
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
