import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { userInsightDetailSchema, type UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { answers, QUERY, tableOfTexts } from '#server/testing/insightTables.ts';
import { times } from '#server/testing/tableForTest.ts';
import { selectAnswers } from '../reports/answerSet.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { insightDetailReport } from './insightDetailReport.ts';
import { questionThemes } from './themes.ts';

/** Prompts 0 to 7 are students' questions, the others general; students' answers name the own brand less and cite another page. */
const TEXTS = Array.from({ length: 24 }, (_, i) => {
  const number = String(i);
  return i < 8 ? `学生续航第${number}问怎么样` : `${i % 2 === 0 ? '座椅' : '音响'}第${number}问多少钱`;
});
const STUDENTS = [0, 1, 2, 3, 4, 5, 6, 7];
const OTHERS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23];
const ROWS = [
  ...answers(STUDENTS, 2, 'AB', 'B').map((row) => ({
    ...row,
    cites: ['forum.net/a'],
    text: row.named === 'AB' ? '- **Brand A**：价格偏高。\n- Brand B：值得推荐，卡顿。' : '不贵，很好。',
  })),
  ...answers(OTHERS, 9).map((row) => ({ ...row, cites: ['news.org/a'], text: '一切都好。' })),
];
const table = tableOfTexts(TEXTS, ROWS, { 0: ['学生 续航'], 1: ['学生 续航', '座椅'] });

function report(of: AnswerTable, kind: 'persona' | 'theme', id: string): UserInsightDetail {
  const found = insightDetailReport(of, QUERY, { kind, id });
  if (found === null) throw new Error(`There is no ${kind} ${id}`);
  return found;
}
const students = report(table, 'persona', 'student');

test('is what the contract says', () => {
  expect(v.parse(userInsightDetailSchema, students)).toEqual(students);
});

test('an id that the project has not has no report', () => {
  expect(insightDetailReport(table, QUERY, { kind: 'persona', id: 'gone' })).toBeNull();
  expect(insightDetailReport(table, QUERY, { kind: 'theme', id: 'student' })).toBeNull();
});

describe('how its answers differ from the rest', () => {
  test('brands: both rates, the difference and its verdict, ranked as here', () => {
    expect(students.brand_figures.map(({ brand_id: id }) => id)).toEqual(['B', 'A', 'C']);
    expect(students.brand_figures[1]).toMatchObject({
      here: { numerator: 16, denominator: 80, k: 8 },
      rest: { numerator: 144, denominator: 160, k: 16 },
      change: { difference: expect.closeTo(-0.7, 10), verdict: 'real' },
    });
  });

  test('answers whose citations were not captured are counted, for what they cite is not known', () => {
    const [known, unknown] = ROWS.map((row, at) => ({ ...row, cites: at === 0 ? null : row.cites }));
    const few = tableOfTexts(
      TEXTS,
      [known, unknown].filter((row) => row !== undefined),
      {},
    );
    expect([report(few, 'persona', 'student'), students].map((one) => one.answers_not_captured)).toEqual([1, 0]);
  });

  test('sources: the rate of answers citing a domain, of those with a citation', () => {
    expect(students.sources).toHaveLength(1);
    expect(students.sources[0]).toMatchObject({
      domain: 'forum.net',
      type: 'forum',
      here: { numerator: 80, denominator: 80 },
      rest: { numerator: 0, denominator: 160 },
    });
  });

  test('too few prompts give figures and no verdict', () => {
    const few = report(tableOfTexts(TEXTS, answers([0, 8], 5)), 'persona', 'student');
    expect(few.brand_figures[0]?.here).toMatchObject({ n: 10, k: 1 });
    expect(few.brand_figures[0]?.change).toBeNull();
  });
});

test('the stages stand in their order, with who is named most at each', () => {
  expect(students.stages.map(({ stage, prompts, leader_id: leader }) => [stage, prompts, leader])).toEqual([
    ['awareness', 0, null],
    ['evaluation', 8, 'B'],
    ['purchase', 0, null],
    ['use', 0, null],
  ]);
  expect(students.stages[2]?.rest).toMatchObject({ numerator: 144, denominator: 160 });
});

describe('objections', () => {
  test('are counted by answer, named with whom they are held against, and quoted', () => {
    const [first, second] = students.objections;
    expect([first?.kind, second?.kind].sort()).toEqual(['performance', 'price']);
    const price = students.objections.find(({ kind }) => kind === 'price');
    expect(price).toMatchObject({
      here: { numerator: 16, denominator: 80 },
      rest: { numerator: 0, denominator: 160 },
      brands: [{ brand_id: 'A', answers: 16 }],
    });
    const [quote] = price?.quotes ?? [];
    expect(quote?.text).toBe('Brand A：价格偏高。');
    expect(quote?.text.slice(quote.start, quote.end)).toBe('价格偏高');
    // The same words again are not a second quote.
    expect(price?.quotes).toHaveLength(1);
  });

  test('the answers that hold one can be opened, all or those against a brand', () => {
    const set = { ...QUERY, persona: 'student', objection: 'price' } as const;
    expect(selectAnswers(table, set)).toHaveLength(16);
    expect(selectAnswers(table, { ...set, brand_id: 'A' })).toHaveLength(16);
    expect(selectAnswers(table, { ...set, brand_id: 'B' })).toHaveLength(0);
  });

  test('answers that are not ok hold none', () => {
    const refused = times(3, { prompt: 0, status: 'refused', text: 'Brand A 太贵' });
    expect(report(tableOfTexts(TEXTS, refused), 'persona', 'student').objections).toEqual([]);
  });
});

test('a theme has its prompts and searches, a persona those run for its answers', () => {
  const theme = report(
    table,
    'theme',
    questionThemes(table).list.find(({ terms }) => terms.join('').includes('续航'))?.id ?? '',
  );
  expect(theme.prompts_total).toBe(8);
  expect(theme.searches).toEqual([{ query: '学生 续航', answers: 2 }]);
  expect(students.searches.map(({ query }) => query)).toEqual(['学生 续航', '座椅']);
});
