import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { promptDetailSchema, type PromptDetail } from '#client/api/detailSchemas.ts';
import type { AnswerSetQuery, FilterQuery } from '#client/api/filterQuery.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { tableForTest, times, type TestRow } from '#server/testing/tableForTest.ts';
import { IS, WAS, WEEK } from '#server/testing/testWeek.ts';
import { selectAnswers } from '../answerSet.ts';
import { promptData } from './promptData.ts';
import { promptReport } from './promptReport.ts';

function reportOf(table: AnswerTable, changes: Partial<FilterQuery> = {}): PromptDetail {
  const query = { ...WEEK, ...changes };
  const report = promptReport(promptData(table, query), query, 0);
  expect(v.parse(promptDetailSchema, report)).toEqual(report);
  return report;
}

/** Prompt 0: the own brand drops from 36 of 40 answers to 8 of 40, B is in nearly all; prompt 1 must not show. */
const ROWS: TestRow[] = [
  ...times(36, { at: WAS, named: 'AB', cites: ['news.org/1'] }),
  ...times(4, { at: WAS, named: 'B' }),
  ...times(8, { at: IS, named: 'BA', sentiment: { A: 'positive' }, cites: ['news.org/1', 'news.org/1', 'a.com/x'] }),
  ...times(30, { at: '2026-03-11', platform: 1, named: 'B', cites: ['news.org/1', 'b.com/y'] }),
  { at: '2026-03-11', platform: 1, named: 'C', cites: [] },
  { at: '2026-03-11', platform: 1, named: '' },
  { at: '2026-03-12', status: 'refused' },
  ...times(20, { at: IS, prompt: 1, named: 'C', cites: ['forum.net/z'] }),
];
const TABLE = tableForTest(ROWS);

describe('promptReport', () => {
  const report = reportOf(TABLE);

  it('speaks of this prompt alone', () => {
    expect(report.prompt).toMatchObject({ id: 'q0', text: 'Question 0', topic_id: 't0' });
    expect(report.topic_name).toBe('Topic 0');
    expect(report.scope).toMatchObject({ answers: { ok: 40, refused: 1 }, prompts: 1, project_answers: ROWS.length });
    expect(report.row).toMatchObject({ answers: 40, refused: 1, visibility: { numerator: 8, denominator: 40, k: 1 } });
    expect(report.status).toBe(report.row.status);
  });

  it('has every run, whatever its status, the newest first', () => {
    expect(report.runs).toHaveLength(41);
    expect(report.runs[0]).toMatchObject({ status: 'refused', citations: null, brand_ids: [] });
    const dates = report.runs.map(({ asked_at }) => asked_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(report.runs.at(-1)).toMatchObject({ platform_id: 'p0', brand_ids: ['B', 'A'], citations: 3 });
    expect(report.runs.filter(({ citations }) => citations === 0)).toHaveLength(1);
  });

  it('judges changes with the answers as the sample', () => {
    const visibility = report.tiles[0];
    expect(visibility).toMatchObject({
      measure_id: 'visibility',
      measure: { value: 0.2, n: 40, k: 1 },
      previous: { value: 0.9 },
      change: { verdict: 'real' },
    });
    expect(visibility?.measure).toEqual(report.row.visibility);
    expect(visibility?.sparkline).toEqual([null, null, 1, 0, null, null, null]);
    const tile = (id: string) => report.tiles.find(({ measure_id }) => measure_id === id);
    expect(tile('average_position')).toMatchObject({ measure: { value: 2 }, position_histogram: [0, 8, 0, 0] });
    expect(tile('net_sentiment')?.sentiment_counts).toEqual({ positive: 8, neutral: 0, negative: 0 });
    expect(tile('stability')?.measure).toEqual(report.row.stability);
  });

  it('ranks brands over the same answers, with ties', () => {
    expect(report.competitors.map(({ brand_id, rank, tied }) => [brand_id, rank, tied])).toEqual([
      ['B', 1, false],
      ['A', 2, false],
      ['C', 3, false],
    ]);
    expect(report.competitors[0]).toMatchObject({
      visibility: { numerator: 38, denominator: 40 },
      first_mention_rate: { numerator: 38 },
      share_of_voice: { numerator: 38, denominator: 47 },
      citation_rate: { numerator: 30, denominator: 38 },
      average_position: { value: 1 },
      net_sentiment: null,
    });
    const ranksWith = (both: number): number[] => {
      const rows = [...times(both, { named: 'AB' }), { named: 'B' }, ...times(9, { named: '' })];
      return reportOf(tableForTest(rows)).competitors.map(({ rank }) => rank);
    };
    expect(ranksWith(6)).toEqual([1, 1, 3]);
    // 6 to 0 is significant for two brands, not for the first and the last of three; 5 to 0 is not for two.
    expect(ranksWith(5)).toEqual([1, 1, 1]);
  });

  it('lists the cited pages with who is named beside them', () => {
    expect(report.sources_captured).toBe(true);
    expect(report.sources.map(({ url, answers, citations }) => [url, answers, citations])).toEqual([
      ['https://news.org/1', 38, 46],
      ['https://b.com/y', 30, 30],
      ['https://a.com/x', 8, 8],
    ]);
    expect(report.sources[0]).toMatchObject({
      domain: 'news.org',
      platform_ids: ['p0', 'p1'],
      named: [
        { brand_id: 'B', answers: 38 },
        { brand_id: 'A', answers: 8 },
      ],
      first_cited_at: '2026-03-03T12:00:00.000Z',
      last_cited_at: '2026-03-11T12:00:00.000Z',
    });
  });

  it('counts what the lists behind the figures hold', () => {
    const count = (more: AnswerSetQuery) => selectAnswers(TABLE, { ...WEEK, prompt_id: 'q0', ...more }).length;
    for (const { url, answers } of report.sources) {
      expect(answers).toBe(count({ url }));
    }
    for (const { brand_id, visibility, first_mention_rate: first, citation_rate: cited } of report.competitors) {
      expect(visibility?.numerator).toBe(count({ brand_id, mention: 'named' }));
      expect(first?.numerator).toBe(count({ brand_id, mention: 'first' }));
      expect(cited?.numerator).toBe(count({ brand_id, cites: 'own' }));
      expect(cited?.denominator).toBe(count({ cites: 'any' }));
    }
  });

  it('follows every brand over time', () => {
    expect(report.history).toMatchObject({ unit: 'day', dates: expect.arrayContaining(['2026-03-08', '2026-03-14']) });
    const own = report.history.series.find(({ brand_id }) => brand_id === 'A');
    expect(own?.points.map((point) => point?.value ?? null)).toEqual([null, null, 1, 0, null, null, null]);
    expect(own?.points[2]).toMatchObject({ n: 8, k: 1 });
  });

  it('follows it by weeks when the window is longer than two: a day of one prompt is a handful of answers', () => {
    const { history } = reportOf(TABLE, { start_time: '2026-02-28', end_time: '2026-03-14' });
    expect(history).toMatchObject({ unit: 'week', dates: ['2026-02-28', '2026-03-07', '2026-03-14'] });
    const own = history.series.find(({ brand_id }) => brand_id === 'A');
    expect(own?.points.map((point) => point?.n ?? null)).toEqual([40, 40, null]);
  });

  it('lists what engines searched for, most often first', () => {
    const searched = tableForTest([
      { at: '2026-03-09', platform: 0 },
      { at: '2026-03-10', platform: 1, status: 'refused' },
      { at: '2026-03-11', platform: 1 },
    ]);
    const searches = new Map([
      [0, ['best things', 'best things ', ' ']],
      [1, ['best things']],
      [2, ['other']],
    ]);
    expect(reportOf({ ...searched, searches }).searches).toEqual([
      {
        query: 'best things',
        answers: 2,
        platform_ids: ['p0', 'p1'],
        last_asked_at: '2026-03-10T12:00:00.000Z',
      },
      { query: 'other', answers: 1, platform_ids: ['p1'], last_asked_at: '2026-03-11T12:00:00.000Z' },
    ]);
  });
});

describe('promptReport under filters', () => {
  it('follows the platform filter, in the order of its strip', () => {
    const filtered = reportOf(TABLE, { platform_ids: ['p1'] });
    expect(filtered.platforms.map(({ id }) => id)).toEqual(['p1']);
    expect(filtered.row.platforms).toEqual([{ named: 0, answers: 32 }]);
    expect(filtered.sources.map(({ url }) => url)).toEqual(['https://b.com/y', 'https://news.org/1']);
    expect(filtered.sources[1]?.first_cited_at).toBe('2026-03-11T12:00:00.000Z');
  });

  it('is empty, not wrong, where the filters leave the prompt out', () => {
    for (const changes of [{ topic_ids: ['t1'] }, { start_time: '2026-05-01', end_time: '2026-05-02' }]) {
      const empty = reportOf(TABLE, changes);
      expect(empty).toMatchObject({ runs: [], sources: [], searches: [], sources_captured: false, status: 'thin' });
      expect(empty.tiles.every(({ measure, change }) => measure === null && change === null)).toBe(true);
      expect(empty.competitors.every(({ visibility, rank }) => visibility === null && rank === 1)).toBe(true);
      expect(empty.scope.answers.ok).toBe(0);
    }
  });

  it('holds for a project without brands', () => {
    const bare = reportOf(tableForTest(times(12, { named: '' }), { brands: '' }));
    expect(bare).toMatchObject({ competitors: [], brands: [] });
    expect(bare.tiles).toHaveLength(6);
    expect(bare.tiles.every(({ measure }) => measure === null)).toBe(true);
  });
});
