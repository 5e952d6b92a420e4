import { describe, expect, test } from 'vitest';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { brandForTest, tableOfTexts } from '#server/testing/tableOfTexts.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { BUILT_IN_THEMES } from './builtInThemes.ts';
import { PerceptionIndex } from './PerceptionIndex.ts';
import { perceptionReport } from './perceptionReport.ts';
import { themeQuotes } from './themeQuotes.ts';

const tableOf = (texts: readonly string[]): AnswerTable =>
  tableOfTexts([brandForTest('own', '澄驭'), brandForTest('rival', 'Northcape')], texts);

const QUERY: FilterQuery = {
  start_time: '2026-03-01',
  end_time: '2026-03-10',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'Asia/Shanghai',
};

const SIGNS = ['', '-', '0', '+'];

/** The judgements of one text: `own.price+ rival.design-`. */
function said(text: string, themes = BUILT_IN_THEMES): string {
  const table = tableOf([text]);
  const index = new PerceptionIndex(table, themes);
  index.cover(0);
  const words: string[] = [];
  index.each(0, (ofBrand, theme, code) => {
    words.push(`${table.project.brands[ofBrand]?.id ?? ''}.${themes[theme]?.id ?? ''}${SIGNS[code] ?? ''}`);
  });
  return words.sort().join(' ');
}

describe('themes of sentences', () => {
  test.each([
    ['**澄驭**：续航表现优秀。', 'own.performance+'],
    ['澄驭的价格偏高，令人失望。', 'own.price-'],
    ['不推荐澄驭，太慢，服务差。', 'own.service-'],
    ['I would look at Northcape first, among a range of tools.', ''],
    ['The look of Northcape is elegant.', 'rival.design+'],
    ['贵州有澄驭的服务器，它是上市公司。', ''],
    ['Northcape has an excellent price range.', 'rival.price+'],
    ['澄驭续航出色，但价格偏高。', 'own.performance+ own.price-'],
    ['澄驭售后网点不少。Northcape 内饰粗糙。', 'own.service0 rival.design-'],
    ['相比 Northcape，澄驭的安全性更好。', 'own.safety+'],
    ['价格方面，澄驭很实惠。', 'own.price+'],
    ['澄驭很好。价格便宜。', ''],
    ['推荐澄驭和 Northcape。', ''],
  ])('in Chinese: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test.each([
    ['Northcape has excellent battery life but poor customer service.', 'rival.performance+ rival.service-'],
    ['Northcape is not reliable.', 'rival.quality-'],
    ['The design of Northcape is fine.', 'rival.design0'],
    ['Northcape is praised, see [prices](https://x.example/safety).', 'rival.price0'],
    ['Northcape scores well; the cheapest rental is elsewhere.', ''],
  ])('in English: %s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test('may be the project’s own, whose words may be one of a built-in theme too', () => {
    const own = { id: 'range', name: '续航', built_in: false, words: ['续航'] };
    expect(said('澄驭续航优秀。', [...BUILT_IN_THEMES, own])).toBe('own.performance+ own.range+');
  });
});

describe('the report', () => {
  const texts = [
    ...Array.from({ length: 6 }, () => '澄驭续航优秀。\n\nNorthcape 续航较差。'),
    ...Array.from({ length: 2 }, () => '澄驭续航令人失望。'),
    '推荐澄驭。',
  ];
  const table = tableOf(texts);
  const index = new PerceptionIndex(table, BUILT_IN_THEMES);
  const rows = Uint32Array.from(texts, (_, row) => row);
  for (const row of rows) index.cover(row);

  test('counts answers by sentiment, and measures them with prompts as clusters', () => {
    const { cells } = perceptionReport(index, QUERY, rows);
    const cell = cells.find(({ theme_id: theme, brand_id: id }) => theme === 'performance' && id === 'own');
    expect(cell).toMatchObject({ positive: 6, neutral: 0, negative: 2 });
    expect(cell?.net_sentiment).toMatchObject({ value: 0.5, numerator: 4, denominator: 8, n: 8, k: 8 });
    expect(cell?.mentioned).toMatchObject({ numerator: 8, denominator: 9, n: 9 });
    expect(cell?.net_sentiment?.low).toBeLessThan(0.5);
    const none = cells.find(({ theme_id: theme, brand_id: id }) => theme === 'price' && id === 'rival');
    expect(none).toMatchObject({ positive: 0, net_sentiment: null });
  });

  test('has the sentences behind a cell, newest first, of one sentiment when asked', () => {
    const choice = { brand: 0, theme: 2, page: 1, pageSize: 5 };
    expect(themeQuotes(index, rows, choice)).toMatchObject({ total: 8 });
    const bad = themeQuotes(index, rows, { ...choice, sentiment: 'negative' });
    expect(bad.list.map(({ answer_id: id, text }) => [id, text])).toEqual([
      ['a7', '澄驭续航令人失望。'],
      ['a6', '澄驭续航令人失望。'],
    ]);
    expect(bad.list[0]?.mentions).toEqual([{ brand_id: 'own', start: 0, end: 2 }]);
  });
});
