import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerIndexSchema, type AnswerIndex } from '#client/api/answerIndexSchemas.ts';
import { seededRandom } from '#server/testing/simulatePrompts.ts';
import { tableForTest, type TestProject, type TestRow } from '#server/testing/tableForTest.ts';
import { WEEK } from '#server/testing/testWeek.ts';
import type { PromptDemand } from '../ProjectDefinition.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { answerIndexReport } from './answerIndexReport.ts';
import { selectAnswers } from './answerSet.ts';
import { overviewReport } from './overviewReport.ts';

function randomRows(count: number): TestRow[] {
  const random = seededRandom(5);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  return Array.from({ length: count }, () => ({
    prompt: pick([0, 1, 2, 3, 4, 5]),
    platform: pick([0, 1]),
    at: pick(['2026-03-02', '2026-03-05', '2026-03-09', '2026-03-13']),
    status: pick(['ok', 'ok', 'ok', 'refused', 'empty', 'failed'] as const),
    named: pick(['', 'A', 'AB', 'BA', 'CBA', 'C']),
    sentiment: { A: pick(['positive', 'neutral', 'negative'] as const) },
    cites: pick([null, [], ['a.com/x'], ['b.com/1', 'news.org/1']]),
  }));
}

function report(table: AnswerTable, query: object = {}): AnswerIndex {
  const index = answerIndexReport(table, { ...WEEK, ...query });
  expect(v.parse(answerIndexSchema, index)).toEqual(index);
  return index;
}

const table = tableForTest(randomRows(600), { platforms: 3 });
const index = report(table);
const overview = overviewReport(table, WEEK);
const count = (query: object): number => selectAnswers(table, { ...WEEK, ...query }).length;

describe('rows of /answer/index', () => {
  it('are all platforms together, then each that the filters leave', () => {
    expect(index.rows.map(({ platform_id }) => platform_id)).toEqual([null, 'p0', 'p1', 'p2']);
    expect(report(table, { platform_ids: ['p1'] }).rows.map(({ platform_id }) => platform_id)).toEqual([null, 'p1']);
  });

  it('say of all platforms what the overview says', () => {
    const [all] = index.rows;
    expect(all?.measures).toEqual(
      overview.tiles.map(({ measure_id, measure, change }) => ({ measure_id, measure, change })),
    );
    expect(all?.sparkline).toEqual(overview.tiles[0]?.sparkline);
    expect(all?.answers).toEqual(index.scope.answers);
  });

  it('stand on the answers that a click opens', () => {
    for (const { platform_id: id, answers, measures } of index.rows.slice(1)) {
      const platform = { platform_ids: [id] };
      for (const status of ['ok', 'refused', 'empty', 'failed'] as const) {
        expect(answers[status]).toBe(count({ ...platform, status }));
      }
      const [visibility, , position, , citation] = measures.map(({ measure }) => measure);
      expect(visibility?.denominator ?? 0).toBe(count(platform));
      expect(visibility?.numerator ?? 0).toBe(count({ ...platform, mention: 'named' }));
      expect(position?.denominator ?? 0).toBe(count({ ...platform, mention: 'named' }));
      expect(citation?.numerator ?? 0).toBe(count({ ...platform, cites: 'own' }));
    }
  });

  it('have no data, not 0, for a platform without answers', () => {
    const silent = index.rows.find(({ platform_id: id }) => id === 'p2');
    expect(silent?.answers).toEqual({ ok: 0, refused: 0, empty: 0, failed: 0 });
    expect(silent?.measures.every(({ measure, change }) => measure === null && change === null)).toBe(true);
    expect(silent?.sparkline.every((value) => value === null)).toBe(true);
  });

  it('are equal to a report of that platform alone', () => {
    const alone = report(table, { platform_ids: ['p1'] });
    expect(index.rows[2]).toEqual({ ...alone.rows[1], platform_id: 'p1' });
    expect(alone.rows[0]).toEqual({ ...alone.rows[1], platform_id: null });
    expect(index.trend.series[1]).toEqual(alone.trend.series[0]);
  });
});

describe('parts of /answer/index', () => {
  it('draw a line per platform over the days of the window', () => {
    expect(index.trend.dates).toHaveLength(7);
    expect(index.trend.series.map(({ platform_id }) => platform_id)).toEqual(['p0', 'p1', 'p2']);
    expect(index.trend.series[0]?.points[1]?.denominator).toBe(
      count({ platform_ids: ['p0'], start_time: '2026-03-09', end_time: '2026-03-09' }),
    );
  });

  it('agree with the overview where both show the same', () => {
    for (const part of ['scope', 'brands', 'platforms', 'topics', 'events', 'heatmap', 'leaderboard'] as const) {
      expect(index[part]).toEqual(overview[part]);
    }
  });

  it('hold for an empty project', () => {
    for (const project of [{}, { brands: '', topics: [], platforms: 0 }] satisfies TestProject[]) {
      const empty = report(tableForTest([], project));
      expect(empty.rows[0]).toMatchObject({ platform_id: null, answers: { ok: 0 } });
      expect(empty.demand).toEqual({ points: [], unknown: 0 });
      expect(empty.definitions.every(({ values }) => values.every(({ value }) => value === null))).toBe(true);
    }
  });
});

describe('definitions', () => {
  const valueOf = (id: string, brand: string, rival: string | null = null): number | null | undefined =>
    index.definitions
      .find(({ definition_id }) => definition_id === id)
      ?.values.find(({ brand_id, rival_id }) => brand_id === brand && rival_id === rival)?.value;
  const named = (brand: string): number => count({ brand_id: brand, mention: 'named' });

  it('are six, each for every tracked brand', () => {
    expect(index.definitions.map(({ definition_id, values }) => [definition_id, values.length])).toEqual([
      ['visibility', 3],
      ['rankscale', 3],
      ['evertune', 3],
      ['share_tracked', 3],
      ['share_naming_any', 3],
      ['share_against_rival', 4],
    ]);
  });

  it('count the same rows each in its way', () => {
    const ok = count({});
    const all = named('A') + named('B') + named('C');
    for (const { brand_id: brand, average_position: position } of index.leaderboard) {
      const rate = named(brand) / ok;
      expect(valueOf('visibility', brand)).toBe(rate);
      expect(valueOf('rankscale', brand)).toBeCloseTo(rate / (1 + 0.1 * ((position?.value ?? 0) - 1)), 12);
      expect(valueOf('share_tracked', brand)).toBeCloseTo(named(brand) / all, 12);
    }
    const naming = ok - [...selectAnswers(table, WEEK)].filter((row) => table.namedMask[row] === 0).length;
    expect(valueOf('share_naming_any', 'C')).toBeCloseTo(named('C') / naming, 12);
  });

  it('set us against each rival, and each rival against us', () => {
    for (const rival of ['B', 'C']) {
      // Answers naming either: those naming the own brand, and those naming only the competitor.
      const rows = selectAnswers(table, { ...WEEK, brand_id: rival, mention: 'named' });
      const either = named('A') + rows.filter((row) => ((table.namedMask[row] ?? 0) & 1) === 0).length;
      expect(valueOf('share_against_rival', 'A', rival)).toBeCloseTo(named('A') / either, 12);
      expect(valueOf('share_against_rival', rival, 'A')).toBeCloseTo(named(rival) / either, 12);
    }
  });
});

describe('demand', () => {
  const demand: PromptDemand = { band: 'high', source: 'Keyword tool' };
  const asked = {
    ...table,
    project: {
      ...table.project,
      prompts: [
        ...table.project.prompts.map((prompt, i) => (i % 2 === 0 ? { ...prompt, demand } : prompt)),
        { id: 'q6', text: 'Never asked', topic_id: null, tags: [], keyword_ids: [], demand },
      ],
    },
  };

  it('stands beside the visibility of each answered prompt; prompts of unknown demand are counted', () => {
    const { points, unknown } = report(asked).demand;
    expect(points.map(({ prompt_id: id }) => id)).toEqual(['q0', 'q2', 'q4']);
    expect(unknown).toBe(3);
    for (const { prompt_id: id, prompt_text: text, demand: found, visibility } of points) {
      expect([text, found]).toEqual([`Question ${id.slice(1)}`, demand]);
      expect(visibility).toMatchObject({
        k: 1,
        numerator: count({ prompt_id: id, mention: 'named' }),
        denominator: count({ prompt_id: id }),
      });
      expect(visibility.low).toBeGreaterThan(0);
    }
  });
});
