import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { overviewSchema, type Overview } from '#client/api/overviewSchemas.ts';
import { tableForTest, times, type TestProject, type TestRow } from '#server/testing/tableForTest.ts';
import { IS, WAS, WEEK } from '#server/testing/testWeek.ts';
import { alertReport } from '../alerts/alertReport.ts';
import { overviewReport } from './overviewReport.ts';

const TODAY = '2026-03-14';

function report(rows: readonly TestRow[], project: TestProject = {}, query: object = {}, today = TODAY): Overview {
  const table = tableForTest(rows, project);
  const alerts = alertReport(table, { ...WEEK, ...query }, today).alerts.map(({ id, rule, severity, ...alert }) => {
    const { brand_id, platform_id, topic_id, date, value } = alert;
    return { id, rule, severity, brand_id, platform_id, topic_id, date, value };
  });
  const overview: Overview = { ...overviewReport(table, { ...WEEK, ...query }), alerts };
  expect(v.parse(overviewSchema, overview)).toEqual(overview);
  return overview;
}

const PROMPTS = [0, 1, 2, 3, 4, 5];

/** For each prompt and platform on a day: `hits` answers that name the own brand (and B after it), `misses` that name only B. */
function day(at: string, hits: readonly number[], misses: readonly number[]): TestRow[] {
  return PROMPTS.flatMap((prompt) =>
    hits.flatMap((count, platform) => [
      ...times(count + (prompt % 2), { at, prompt, platform, named: 'AB', sentiment: { A: 'positive' } }),
      ...times(misses[platform] ?? 0, { at, prompt, platform, named: 'B', cites: ['news.org/1', 'b.com/x'] }),
    ]),
  );
}

/** The own brand drops on platform 0 only. */
const FALL = [...day(WAS, [7, 3], [2, 5]), ...day(IS, [2, 3], [7, 5])];

function expectNoData(overview: Overview): void {
  expect(overview.tiles).toHaveLength(6);
  for (const tile of overview.tiles) {
    expect(tile).toMatchObject({ measure: null, previous: null, change: null });
    expect(tile.sparkline.every((value) => value === null)).toBe(true);
  }
  expect(overview.leaderboard).toEqual([]);
  expect(overview.changes).toEqual([]);
  expect(overview.actions).toEqual([]);
  expect(overview.heatmap.every(({ measure }) => measure === null)).toBe(true);
  expect(overview.sources).toMatchObject({ citations: 0, types: [], domains: [] });
}

it('counts usable answers whose citations were not captured apart from those that have none', () => {
  const rows = (cites: readonly string[] | null): TestRow[] => times(4, { at: IS, named: 'A', cites });
  const { scope } = report([...rows(null), ...rows([]), ...times(2, { at: IS, status: 'refused', cites: null })]);
  expect(scope).toMatchObject({ answers: { ok: 8, refused: 2 }, answers_not_captured: 4 });
});

describe('overviewReport without data', () => {
  it('holds for an empty project', () => {
    const overview = report([]);
    expectNoData(overview);
    expect(overview.scope).toMatchObject({
      prompts: 0,
      project_answers: 0,
      project_first_date: null,
      sentiment_source: 'none',
    });
    expect(overview.trend.dates).toHaveLength(7);
    expect(overview.alerts).toEqual([]);
    expectNoData(report([], { brands: '', topics: [], platforms: 0 }));
  });

  it('explains an empty window by the dates of the project', () => {
    const overview = report(day('2025-01-05', [1], [1]));
    expectNoData(overview);
    expect(overview.scope).toMatchObject({ project_first_date: '2025-01-05', project_last_date: '2025-01-05' });
    expect(overview.alerts).toContainEqual(
      expect.objectContaining({ rule: 'no_recent_answers', severity: 'high', value: 433 }),
    );
  });

  it('says of as many prompts as its figures do that they answer to them', () => {
    const [p0, p1] = [0, 1].map((prompt) => times(4, { at: IS, prompt, named: 'A' }));
    const { scope, tiles } = report([
      ...(p0 ?? []),
      ...(p1 ?? []),
      ...times(3, { at: IS, prompt: 2, status: 'refused' }),
    ]);
    expect(scope).toMatchObject({ answers: { ok: 8, refused: 3 }, prompts: 2 });
    expect(tiles[0]?.measure).toMatchObject({ n: 8, k: 2 });
  });

  it('counts refusals beside, never in a denominator', () => {
    const overview = report(times(9, { at: IS, status: 'refused', named: 'A' }));
    expectNoData(overview);
    expect(overview.scope).toMatchObject({ answers: { ok: 0, refused: 9, empty: 0, failed: 0 }, prompts: 0 });
    expect(overview.alerts).toContainEqual(
      expect.objectContaining({ rule: 'thin_platform', platform_id: 'p0', value: 0 }),
    );
  });

  it('gives one prompt its figures but no verdict', () => {
    const overview = report([...times(60, { at: WAS, named: 'A' }), ...times(60, { at: IS, named: '' })]);
    expect(overview.tiles[0]).toMatchObject({ measure: { value: 0, low: 0, high: 1, k: 1 }, change: null });
    expect(overview.leaderboard.every(({ rank, change }) => rank === 1 && change === null)).toBe(true);
    expect(overview.changes).toEqual([]);
  });
});

describe('overviewReport', () => {
  const overview = report(FALL, {
    events: [
      { id: 'e1', date: IS, kind: 'engine_update', title_zh: '更新', title_en: 'Update' },
      { id: 'e0', date: '2026-02-01', kind: 'rival_launch', title_zh: '发布', title_en: 'Launch' },
    ],
  });

  it('says what it speaks of', () => {
    expect(overview.scope).toMatchObject({
      start_time: '2026-03-08',
      previous_start_time: '2026-03-01',
      previous_end_time: '2026-03-07',
      answers: { ok: 108, refused: 0 },
      prompts: 6,
      project_answers: FALL.length,
      sentiment_source: 'estimated',
    });
    expect(overview.brands.map(({ id, own, order }) => [id, own, order])).toEqual([
      ['A', true, 0],
      ['B', false, 1],
      ['C', false, 2],
    ]);
    expect(overview.events.map(({ id }) => id)).toEqual(['e1']);
  });

  it('has the six tiles with value, change and one sparkline value per day', () => {
    const [visibility, share, position, sentiment, , stability] = overview.tiles;
    expect(visibility).toMatchObject({ measure: { numerator: 36, denominator: 108 }, change: { verdict: 'real' } });
    expect(visibility?.change?.difference).toBeLessThan(0);
    expect(visibility?.sparkline).toEqual([null, null, 1 / 3, null, null, null, null]);
    expect(share?.measure).toMatchObject({ numerator: 36, denominator: 144 });
    expect(position).toMatchObject({ measure: { value: 1 }, position_histogram: [36, 0, 0, 0] });
    expect(sentiment?.sentiment_counts).toEqual({ positive: 36, neutral: 0, negative: 0 });
    expect(stability?.measure?.value).toBeGreaterThan(0.5);
  });

  it('draws every tracked brand by day, with intervals', () => {
    expect(overview.trend.unit).toBe('day');
    expect(overview.trend.series).toHaveLength(3);
    expect(overview.trend.series[1]?.points[2]).toMatchObject({ value: 1, k: 6 });
  });

  it('names the platform that explains the fall, and finds it there', () => {
    const whole = overview.changes.find((item) => item.measure_id === 'visibility' && item.platform_id === null);
    expect(whole).toMatchObject({ brand_id: 'A', cause: { kind: 'platform', id: 'p0' } });
    expect(whole?.cause?.effect).toBeCloseTo(whole?.change.difference ?? Number.NaN, 1);
    expect(overview.changes.length).toBeLessThanOrEqual(7);
    expect(overview.changes.some((item) => item.platform_id === 'p1')).toBe(false);
    expect(overview.changes.every((item) => item.change.verdict !== 'noise')).toBe(true);
    expect(new Set(overview.changes.map(({ id }) => id)).size).toBe(overview.changes.length);
  });

  it('lists every platform on which a measure moved for real while there is room', () => {
    const rows = [...day(WAS, [7, 7, 4], [2, 2, 4]), ...day(IS, [2, 3, 4], [7, 6, 4])];
    const { changes } = report(rows, { platforms: 3 });
    const moved = changes.filter(({ platform_id: id, measure_id: measure }) => id !== null && measure === 'visibility');
    expect(moved.map(({ platform_id: id, change }) => [id, change.verdict])).toEqual([
      ['p0', 'real'],
      ['p1', 'real'],
    ]);
  });

  it('fills the heat map platform by topic', () => {
    expect(overview.heatmap).toHaveLength(4);
    expect(overview.heatmap[0]).toMatchObject({ platform_id: 'p0', topic_id: 't0', measure: { denominator: 28 } });
  });

  it('ranks brands, and ties those that are not really apart', () => {
    expect(overview.leaderboard.map(({ brand_id, rank, tied }) => [brand_id, rank, tied])).toEqual([
      ['B', 1, false],
      ['A', 2, false],
      ['C', 3, false],
    ]);
    const even = report(
      PROMPTS.flatMap((prompt) => [
        ...times(4, { prompt, named: 'A' }),
        ...times(3 + 2 * (prompt % 2), { prompt, named: 'B' }),
      ]),
    );
    expect(even.leaderboard.map(({ brand_id, rank, tied }) => [brand_id, rank, tied])).toEqual([
      ['A', 1, true],
      ['B', 1, true],
      ['C', 3, false],
    ]);
  });

  it('mixes the sources, with shares that sum to 1', () => {
    expect(overview.sources).toMatchObject({ citations: 144, answers_with_citations: 72, answers_not_captured: 36 });
    expect(overview.sources.types.map(({ type }) => type)).toEqual(['competitor', 'news']);
    expect(overview.sources.types.reduce((sum, { share }) => sum + share.value, 0)).toBeCloseTo(1, 12);
    expect(overview.sources.domains[0]).toMatchObject({ citations: 72, answers: 72, share: { value: 0.5 } });
  });

  it('warns of the fall, first, and of the engine update', () => {
    expect(overview.alerts[0]).toMatchObject({ rule: 'own_drop', severity: 'high', brand_id: 'A', platform_id: null });
    expect(overview.alerts).toContainEqual(
      expect.objectContaining({ rule: 'own_drop', severity: 'medium', platform_id: 'p0' }),
    );
    expect(overview.alerts.at(-1)).toMatchObject({ rule: 'engine_update', date: IS });
  });

  it('is the same each time', () => {
    expect(report(FALL).changes).toEqual(report(FALL).changes);
  });

  it('compares with the window the query names', () => {
    const compared = report(FALL, {}, { compare_start_time: '2026-03-10', compare_end_time: '2026-03-10' });
    expect(compared.scope.previous_start_time).toBe('2026-03-10');
    expect(compared.tiles[0]?.change).toMatchObject({ difference: 0, verdict: 'noise' });
  });

  it('draws weeks when the window is long', () => {
    const long = report(FALL, {}, { start_time: '2026-01-01' });
    expect(long.trend.unit).toBe('week');
    expect(long.trend.dates).toHaveLength(11);
  });

  it('keeps to the filters', () => {
    const filtered = report(FALL, {}, { platform_ids: ['p1'] });
    expect(filtered.scope.answers.ok).toBe(51);
    expect(filtered.heatmap.every(({ platform_id }) => platform_id === 'p1')).toBe(true);
    expect(filtered.tiles[0]?.change?.verdict).toBe('noise');
    expect(filtered.changes).toEqual([]);
  });
});

describe('causes', () => {
  it('blames an event up to two days before the step when no segment stands out', () => {
    // Every prompt and platform drops alike, from 10 March on; four of each, so that none accounts for half of it.
    const topics = [0, 0, 1, 1, 2, 2, 3, 3];
    const rows = ['2026-03-02', '2026-03-05', '2026-03-08', '2026-03-10', '2026-03-12', '2026-03-14'].flatMap((at) =>
      topics.flatMap((_, prompt) =>
        [0, 1, 2, 3].flatMap((platform) => [
          ...times(at < '2026-03-10' ? 4 : 1 + (prompt % 2), { at, prompt, platform, named: 'A' }),
          ...times(2, { at, prompt, platform, named: 'B' }),
        ]),
      ),
    );
    const events = ['2026-03-04', '2026-03-08', '2026-03-13'].map((date) => ({
      id: date,
      date,
      kind: 'engine_update' as const,
      title_zh: '',
      title_en: '',
    }));
    const overview = report(rows, { topics, platforms: 4, events });
    const whole = overview.changes.find((item) => item.measure_id === 'visibility' && item.platform_id === null);
    expect(whole?.cause).toEqual({ kind: 'event', id: '2026-03-08', effect: null });
  });
});

describe('actions', () => {
  it('gives each rule its evidence', () => {
    const rows = [
      ...times(12, { at: IS, prompt: 0, named: 'BC', cites: ['forum.net/1', 'b.com/x'] }),
      ...times(8, { at: IS, prompt: 3, named: 'B', cites: ['a.com/page'] }),
      ...times(9, { at: IS, prompt: 3, named: 'A', cites: ['a.com/page'] }),
      ...times(20, { at: IS, prompt: 4, named: '' }),
    ];
    const { actions } = report(rows);
    expect(actions.map(({ rule, answers }) => [rule, answers])).toEqual([
      ['create_coverage', 12],
      ['earn_inclusion', 12],
      ['improve_page', 8],
    ]);
    expect(actions[0]).toMatchObject({ prompt_id: 'q0', topic_id: 't0', rival_ids: ['B', 'C'] });
    expect(actions[1]).toMatchObject({ domain: 'forum.net', prompt_id: null, rival_ids: ['B', 'C'] });
    expect(actions[2]).toMatchObject({ domain: 'a.com', prompt_id: 'q3', rival_ids: ['B'] });
  });
});

describe('alerts', () => {
  it('notices more refusals, a rival that rises and platforms with too few answers', () => {
    const period = (at: string, refused: number, rival: number): TestRow[] =>
      PROMPTS.flatMap((prompt) => [
        ...times(refused, { at, prompt, status: 'refused' }),
        ...times(8, { at, prompt, named: 'A' }),
        ...times(rival + (prompt % 2), { at, prompt, named: 'B' }),
      ]);
    const rows = [...period(WAS, 0, 1), ...period(IS, 6, 8), { at: IS, platform: 1 }];
    const rules = report(rows).alerts.map(({ rule, platform_id, brand_id }) => [rule, platform_id ?? brand_id]);
    expect(rules).toContainEqual(['refusals_up', 'p0']);
    expect(rules).toContainEqual(['rival_rise', 'B']);
    expect(rules).toContainEqual(['thin_platform', 'p1']);
  });

  it('notices that no answers come in any more, but not on a quiet weekend', () => {
    const rows = [{ at: '2026-03-12' }];
    const quiet = (today: string) =>
      report(rows, {}, {}, today).alerts.filter(({ rule }) => rule === 'no_recent_answers');
    expect(quiet('2026-03-14')).toEqual([]);
    expect(quiet('2026-03-15')).toMatchObject([{ severity: 'medium', value: 3, date: '2026-03-12' }]);
  });
});
