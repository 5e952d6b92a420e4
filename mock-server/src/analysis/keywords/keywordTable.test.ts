import { describe, expect, it } from 'vitest';
import { tableForTest, times, type TestRow } from '#server/testing/tableForTest.ts';
import { WEEK } from '#server/testing/testWeek.ts';
import type { Keyword } from '../ProjectDefinition.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { suggestedId } from './keywordPrompts.ts';
import { keywordTable } from './keywordTable.ts';

/** Prompts 0 to 5: keyword k has the first five, of which all name A and a few name B. */
function tableWith(keywords: readonly Keyword[], rows: readonly TestRow[]): AnswerTable {
  const table = tableForTest(rows, { keywords: { 0: ['k'], 1: ['k'], 2: ['k'], 3: ['k'], 4: ['k'] } });
  return { ...table, project: { ...table.project, keywords } };
}
const KEYWORDS: readonly Keyword[] = [
  { id: 'k', label: '超充' },
  { id: 'own', label: 'Question 5', own: true },
];
const rows = [0, 1, 2, 3, 4].flatMap((prompt) => [
  ...times(10 - (prompt % 3), { prompt, named: 'A' }),
  ...times(prompt % 3, { prompt, named: 'BA', at: '2026-03-12' }),
]);

describe('the table of keywords', () => {
  const [k, own] = keywordTable(tableWith(KEYWORDS, [...rows, { prompt: 5, named: 'C' }]), WEEK, new Set()).list;
  it('counts the answers of the prompts of each, with an interval over those prompts', () => {
    expect(k).toMatchObject({ id: 'k', origin: 'given', prompts: 5, answers: 50, tracked: true });
    expect(k?.visibility).toMatchObject({ value: 1, n: 50, k: 5, numerator: 50, denominator: 50 });
    expect(k?.visibility?.low).toBeLessThan(1);
    expect(k?.last_asked_at).toBe('2026-03-12T12:00:00.000Z');
    expect(own).toMatchObject({ origin: 'own', prompts: 1, answers: 1 });
  });
  it('says who wins only where the difference is real', () => {
    expect(k).toMatchObject({ lead: 'ahead', leader_ids: ['A'] });
    expect(own).toMatchObject({ lead: 'thin', leader_ids: ['C'] });
    const even = [0, 1, 2, 3, 4].flatMap((prompt) => times(10, { prompt, named: prompt % 2 === 0 ? 'AB' : 'B' }));
    expect(keywordTable(tableWith(KEYWORDS, even), WEEK, new Set()).list[0]).toMatchObject({
      lead: 'tied',
      leader_ids: ['B', 'A'],
    });
    expect(keywordTable(tableWith(KEYWORDS, []), WEEK, new Set()).list[0]).toMatchObject({
      lead: 'none',
      leader_ids: [],
      visibility: null,
      last_asked_at: null,
    });
  });
  it('does not call a brand ahead that a few answers name, though they name no other', () => {
    const silent = [0, 1, 2, 3, 4].flatMap((prompt) => times(9, { prompt }));
    const leadWith = (naming: readonly TestRow[]) =>
      keywordTable(tableWith(KEYWORDS, [...silent, ...naming]), WEEK, new Set()).list[0];
    expect(leadWith(times(2, { prompt: 0, named: 'A' }))).toMatchObject({ lead: 'tied', leader_ids: ['A'] });
    const often = [0, 1, 2, 3, 4].flatMap((prompt) => times(9 + prompt, { prompt, named: 'A' }));
    expect(leadWith(often)).toMatchObject({ lead: 'ahead', leader_ids: ['A'] });
  });
  it('calls the only tracked brand alone, as it has nobody to be ahead of', () => {
    const naming = [0, 1, 2, 3, 4].flatMap((prompt) => times(9, { prompt, named: 'A' }));
    const table = tableForTest(naming, { brands: 'A', keywords: { 0: ['k'], 1: ['k'], 2: ['k'], 3: ['k'], 4: ['k'] } });
    const alone = { ...table, project: { ...table.project, keywords: KEYWORDS } };
    expect(keywordTable(alone, WEEK, new Set()).list[0]).toMatchObject({ lead: 'alone', leader_ids: ['A'] });
  });
  it('keeps only the keywords chosen in the filters', () => {
    const { list } = keywordTable(tableWith(KEYWORDS, rows), { ...WEEK, keyword_ids: 'own' }, new Set());
    expect(list.map(({ id }) => id)).toEqual(['own']);
  });
});

describe('a project that came without keywords', () => {
  const table = tableWith([{ id: 'own', label: '自家', own: true }], rows);
  const searched = {
    ...table,
    searches: new Map([
      [0, ['敏感肌面霜 排行']],
      [1, ['敏感肌面霜 口碑']],
    ]),
  };
  it('is given suggestions, but for those people took out', () => {
    const { list } = keywordTable(searched, WEEK, new Set());
    expect(list.map(({ id, origin }) => [id, origin])).toContainEqual([suggestedId('敏感肌面霜'), 'suggested']);
    expect(list[0]).toMatchObject({ id: 'own', tracked: false, prompts: 0 });
    const less = keywordTable(searched, WEEK, new Set([suggestedId('敏感肌面霜')])).list;
    expect(less.map(({ label }) => label)).not.toContain('敏感肌面霜');
  });
});
