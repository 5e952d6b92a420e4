import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { topicDetailSchema, type TopicDetail } from '#client/api/detailSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { Prompt } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { tableForTest, times, type TestRow } from '#server/testing/tableForTest.ts';
import { WEEK } from '#server/testing/testWeek.ts';
import { selectAnswers } from '../answerSet.ts';
import { overviewReport } from '../overviewReport.ts';
import { topicReport } from './topicReport.ts';

function reportOf(table: AnswerTable, changes: Partial<FilterQuery> = {}): TopicDetail {
  const report = topicReport(table, { ...WEEK, ...changes }, 0);
  expect(v.parse(topicDetailSchema, report)).toEqual(report);
  return report;
}

/** Topic 0 has prompts 0 to 4: prompt 0 always names the own brand, prompt 4 never; prompt 5 belongs to topic 1. */
const ROWS: TestRow[] = ['2026-03-03', '2026-03-10'].flatMap((at) =>
  [0, 1, 2, 3, 4, 5].flatMap((prompt) => [
    ...times(2 * (4 - Math.min(prompt, 4)), { at, prompt, named: 'AB', cites: ['news.org/1', 'a.com/x'] }),
    ...times(2 * Math.min(prompt, 4), { at, prompt, platform: 1, named: 'B', cites: ['news.org/1', 'wiki.org/y'] }),
  ]),
);
const TOPICS = [0, 0, 0, 0, 0, 1];
const TABLE = tableForTest(ROWS, { topics: TOPICS });

function withPrompts(change: (prompt: Prompt, index: number) => Partial<Prompt>): AnswerTable {
  const prompts = TABLE.project.prompts.map((prompt, index) => ({ ...prompt, ...change(prompt, index) }));
  return { ...TABLE, project: { ...TABLE.project, prompts } };
}

describe('topicReport', () => {
  const report = reportOf(TABLE);

  it('has the figures that the overview has for this topic alone', () => {
    const overview = overviewReport(TABLE, { ...WEEK, topic_ids: ['t0'] });
    expect(report.topic).toEqual({ id: 't0', name: 'Topic 0' });
    expect(report.scope).toEqual(overview.scope);
    expect(report.tiles).toEqual(overview.tiles);
    expect(report.trend).toEqual(overview.trend);
    expect(report.brand_figures).toMatchObject(overview.leaderboard);
    expect(report.scope.answers.ok).toBe(40);
  });

  it('shows every brand and platform', () => {
    expect(report.brand_figures[0]).toMatchObject({
      brand_id: 'B',
      rank: 1,
      first_mention_rate: { numerator: 20, denominator: 40 },
    });
    expect(report.platform_figures.map(({ platform_id: id, visibility }) => [id, visibility?.value])).toEqual([
      ['p0', 1],
      ['p1', 0],
    ]);
  });

  it('lists its prompts with the spread that the average hides', () => {
    expect(report.prompts.map(({ id, visibility }) => [id, visibility?.value])).toEqual([
      ['q0', 1],
      ['q1', 0.75],
      ['q2', 0.5],
      ['q3', 0.25],
      ['q4', 0],
    ]);
  });

  it('shows the sources that own it, with who is named beside them', () => {
    expect(report.sources.map(({ domain, citations, named }) => [domain, citations, named.length])).toEqual([
      ['news.org', 40, 2],
      ['a.com', 20, 2],
      ['wiki.org', 20, 1],
    ]);
    for (const { domain, named } of report.sources) {
      for (const { brand_id, answers } of named) {
        const query = { ...WEEK, topic_ids: ['t0'], domain, brand_id, mention: 'named' } as const;
        expect(answers).toBe(selectAnswers(TABLE, query).length);
      }
    }
  });

  it('is empty where the filters ask for other topics only', () => {
    const empty = reportOf(TABLE, { topic_ids: ['t1'] });
    expect(empty).toMatchObject({ prompts: [], sources: [], scope: { answers: { ok: 0 } } });
    expect(empty.brand_figures.map(({ rank, tied, visibility }) => [rank, tied, visibility])).toEqual([
      [1, true, null],
      [1, true, null],
      [1, true, null],
    ]);
    expect(reportOf(TABLE, { topic_ids: ['t1', 't0'] }).tiles).toEqual(report.tiles);
  });

  it('keeps prompts that nobody has answered yet', () => {
    const none = reportOf(TABLE, { start_time: '2026-05-01', end_time: '2026-05-02' });
    expect(none.prompts.map(({ answers, status }) => [answers, status])).toEqual(
      Array.from({ length: 5 }, () => [0, 'thin']),
    );
  });

  it('holds for a project without brands', () => {
    const bare = reportOf(tableForTest([{ at: '2026-03-10' }], { brands: '' }));
    expect(bare).toMatchObject({ brand_figures: [], platform_figures: [{ visibility: null }, { visibility: null }] });
  });
});

describe('coverage of a topic', () => {
  const texts = ['降噪耳机推荐', 'best headphones vs earbuds', '推荐降噪耳机', 'Brand B 怎么样', '降噪耳机多少钱'];
  const { coverage } = reportOf(
    withPrompts((_, index) => ({ text: texts[index] ?? 'other topic 降噪耳机推荐', paused: index === 4 })),
  );

  it('finds prompts that ask nearly the same', () => {
    expect(coverage.near_duplicates).toEqual([
      { first_id: 'q0', second_id: 'q2', similarity: expect.closeTo(0.87, 2) },
    ]);
  });

  it('counts every intent, also the missing ones, branded and paused prompts', () => {
    expect(coverage.intents.reduce((sum, { prompts }) => sum + prompts, 0)).toBe(5);
    expect(coverage.intents).toHaveLength(5);
    expect(coverage.intents.some(({ prompts }) => prompts === 0)).toBe(true);
    expect(coverage).toMatchObject({ branded: 1, paused: 1 });
  });
});
