import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { userInsightSchema } from '#client/api/userInsightSchemas.ts';
import { answers, QUERY, tableOfTexts } from '#server/testing/insightTables.ts';
import { selectAnswers } from '../reports/answerSet.ts';
import { userInsightReport } from './userInsightReport.ts';

const TEXTS = [
  '学生党续航推荐',
  '学生续航怎么样',
  '送礼续航推荐',
  '续航多少钱',
  '上海续航为什么缩水',
  'best range for a college dorm',
];
const ROWS = [
  ...answers([0, 1], 5),
  ...answers([2], 0, 'A', 'B'),
  ...answers([3], 10, 'AB'),
  ...answers([4], 0, 'A', ''),
  ...answers([5], 0, 'A', 'C'),
];
const table = tableOfTexts(TEXTS, ROWS, { 0: ['续航 排行', '底盘'], 1: ['续航 排行'], 30: ['续航 排行'] });
const report = userInsightReport(table, QUERY);

test('is what the contract says', () => {
  expect(v.parse(userInsightSchema, report)).toEqual(report);
});

describe('the matrix', () => {
  const cell = (persona: string | null, stage: string | null) =>
    report.cells.find((one) => one.persona_id === persona && one.stage === stage);

  test('counts the answers of the prompts of a persona at a stage', () => {
    expect(cell('student', 'evaluation')).toMatchObject({
      prompts: 3,
      visibility: { numerator: 10, denominator: 30, n: 30, k: 3 },
      // A and B are mentioned in ten answers each.
      leader_id: null,
    });
    expect(cell('gift', 'evaluation')).toMatchObject({ prompts: 1, visibility: { value: 0 }, leader_id: 'B' });
    expect(cell('gift', 'use')).toEqual({
      persona_id: 'gift',
      stage: 'use',
      prompts: 0,
      visibility: null,
      leader_id: null,
    });
  });

  test('its totals are those of all prompts, and every figure equals the answers it opens', () => {
    expect(cell(null, 'purchase')?.visibility).toMatchObject({ numerator: 10, denominator: 10 });
    for (const one of report.cells) {
      const set = {
        ...QUERY,
        ...(one.persona_id !== null && { persona: one.persona_id }),
        ...(one.stage !== null && { stage: one.stage }),
      };
      expect(selectAnswers(table, { ...set, brand_id: 'A', mention: 'named' })).toHaveLength(
        one.visibility?.numerator ?? 0,
      );
      expect(selectAnswers(table, set)).toHaveLength(one.visibility?.denominator ?? 0);
    }
  });

  test('the personas of the rules come in their order, with general last', () => {
    expect(report.personas.map(({ id, prompts }) => [id, prompts])).toEqual([
      ['gift', 1],
      ['student', 3],
      ['general', 2],
    ]);
  });

  test('own personas come first, with prompts or without', () => {
    const own = [{ id: 'x', name: '通勤族', words: ['通勤'] }];
    const { personas, cells } = userInsightReport(tableOfTexts(TEXTS, ROWS, {}, own), QUERY);
    expect(personas[0]).toEqual({ id: 'x', name: '通勤族', words: ['通勤'], prompts: 0 });
    expect(cells.some(({ persona_id: id }) => id === 'x')).toBe(true);
  });
});

describe('themes', () => {
  test('are made of prompts and of searches, with the figures of the prompts', () => {
    const [theme] = report.themes;
    expect(theme).toMatchObject({
      terms: ['续航'],
      prompts: 5,
      searches: 1,
      search_answers: 3,
      answers: 50,
      visibility: { numerator: 20, denominator: 50 },
      leader_ids: ['A', 'B'],
      unmet: 2,
    });
    expect(report.themeless).toBe(1);
  });

  test('their answers, those searched for and the others can be opened', () => {
    const id = report.themes[0]?.id ?? '';
    expect(selectAnswers(table, { ...QUERY, theme: id })).toHaveLength(50);
    expect(selectAnswers(table, { ...QUERY, theme: id, outside: '1' })).toHaveLength(10);
    expect([...selectAnswers(table, { ...QUERY, theme: id, searched: '1' })]).toEqual([30, 1, 0]);
    // Answers to its two unmet questions, ten each.
    expect(selectAnswers(table, { ...QUERY, theme: id, unmet: '1' })).toHaveLength(20);
    expect(selectAnswers(table, { ...QUERY, unmet: '1' })).toHaveLength(
      report.unmet.reduce((sum, { answers: count }) => sum + count, 0),
    );
    expect(selectAnswers(table, { ...QUERY, theme: 'gone' })).toHaveLength(0);
  });
});

describe('unmet questions', () => {
  test('are those none of whose answers names us: rivals only, or nobody', () => {
    expect(report.unmet.map(({ prompt_id: id, kind, answers: count }) => [id, kind, count])).toEqual([
      ['q2', 'rivals', 10],
      ['q4', 'nobody', 10],
      ['q5', 'rivals', 10],
    ]);
    expect(report.unmet_total).toBe(3);
    expect(report.unmet[0]?.rivals).toEqual([{ brand_id: 'B', answers: 10 }]);
    // Ten answers without the own brand do not prove that it is never named.
    expect(report.unmet[0]?.visibility).toMatchObject({ value: 0, low: 0, n: 10, k: 1 });
    expect(report.unmet[0]?.visibility?.high).toBeGreaterThan(0.2);
  });

  test('are also those of whose answers surely fewer than half name us, and no others', () => {
    const rows = [
      ...answers([0, 0, 0, 0], 1, 'A', 'B'),
      ...answers([1], 3, 'A', ''),
      ...answers([2], 9, 'A', 'B'),
      ...answers([3, 3, 3], 2, 'AB', ''),
    ];
    const { unmet } = userInsightReport(tableOfTexts(TEXTS, rows), QUERY);
    expect(unmet.map(({ prompt_id: id, kind, nobody, only_rivals: rivals }) => [id, kind, nobody, rivals])).toEqual([
      ['q0', 'rivals', 0, 36],
      ['q3', 'nobody', 24, 0],
    ]);
    expect(unmet[0]?.rivals).toEqual([{ brand_id: 'B', answers: 36 }]);
  });

  test('are counted by region and language, those without a region last', () => {
    expect(report.unmet_regions).toEqual([
      { id: 'CN-SH', asked: 1, unmet: 1 },
      { id: null, asked: 5, unmet: 2 },
    ]);
    expect(report.unmet_languages).toEqual([
      { id: 'zh', asked: 5, unmet: 2 },
      { id: 'en', asked: 1, unmet: 1 },
    ]);
  });

  test('answers that name nobody can be opened', () => {
    expect(selectAnswers(table, { ...QUERY, prompt_id: 'q4', mention: 'nobody' })).toHaveLength(10);
    expect(selectAnswers(table, { ...QUERY, prompt_id: 'q2', mention: 'nobody' })).toHaveLength(0);
  });
});

test('a project without brands, and one without answers, has a report without figures', () => {
  const empty = userInsightReport(tableOfTexts(TEXTS, []), QUERY);
  expect(empty.cells.every(({ visibility }) => visibility === null)).toBe(true);
  expect(empty.unmet).toEqual([]);
  const brandless = { ...table, brandCount: 0, project: { ...table.project, brands: [] } };
  const bare = userInsightReport({ ...brandless, namedMask: new Uint32Array(table.count) }, QUERY);
  expect(bare.unmet).toEqual([]);
  expect(bare.cells.every(({ visibility }) => visibility === null)).toBe(true);
});

test('questions that name a brand of their own accord are no gap', () => {
  const named = tableOfTexts(
    TEXTS.map((text, i) => (i === 2 ? `Brand B ${text}` : text)),
    ROWS,
  );
  const { unmet, unmet_total: total } = userInsightReport(named, QUERY);
  expect(total).toBe(2);
  expect(unmet.map(({ prompt_id: id }) => id)).not.toContain('q2');
  expect(selectAnswers(named, { ...QUERY, unmet: '1' })).toHaveLength(
    unmet.reduce((sum, { answers: count }) => sum + count, 0),
  );
});
