import { describe, expect, it } from 'vitest';
import { tableForTest } from '../measures/tableForTest.ts';
import { readKeywordRows } from './readKeywordRows.ts';

const project = {
  ...tableForTest([]).project,
  keywords: [
    { id: 'k1', label: '冬季续航' },
    { id: 'k2', label: 'EV range', demand: { band: 'medium' as const, source: '' } },
  ],
};
const read = (rows: readonly (readonly string[])[], isList = false) =>
  readKeywordRows(
    rows.map((cells, index) => ({ line: index + 1, cells })),
    isList,
    project,
  );
const linesOf = (rows: readonly (readonly string[])[]) => {
  const file = read(rows);
  if (file.kind !== 'read') throw new Error(file.reason);
  return file.lines.map(({ label, band, state }) => [label, band, state]);
};

describe('exports of tools', () => {
  it.each([
    [['Keyword', 'Avg. monthly searches', 'Competition'], ['home charger', '1K – 10K', 'Low'], 'medium'],
    [['Keyword', 'Intent', 'Volume', 'Keyword Difficulty'], ['home charger', 'I', '1,900', '40'], 'medium'],
    [['#', 'Keyword', 'Search Volume'], ['1', 'home charger', '12100'], 'high'],
    [['Top queries', 'Clicks', 'Impressions'], ['home charger', '3', '80'], 'very_low'],
    [['关键词', '月均搜索量'], ['home charger', '1.2万'], 'high'],
    [['关键词', '整体日均值'], ['home charger', '50'], 'medium'],
    [['关键词', '日均搜索量', '竞争度'], ['home charger', '5', '高'], 'low'],
    [['搜索词', '搜索量（月）'], ['home charger', '90'], 'very_low'],
    [['关键字'], ['home charger'], null],
  ])('with columns %j are read', (names, row, band) => {
    expect(linesOf([names, row])).toEqual([['home charger', band, 'new']]);
  });
  it('may have a title over the names of the columns', () => {
    const rows = [
      ['Keyword Stats 2026-03-10'],
      ['1 March 2025 - 28 February 2026'],
      ['Keyword', 'Avg. monthly searches'],
      ['home charger', '500'],
    ];
    expect(linesOf(rows)).toEqual([['home charger', 'low', 'new']]);
  });
});

describe('lines', () => {
  it('are compared with the keywords there are', () => {
    const rows = [
      ['关键词', '搜索量'],
      ['冬季续航', '3000'],
      ['ev ranges', '5000'],
      ['EV Range', '50000'],
      ['冬季续航', ''],
    ];
    expect(linesOf(rows)).toEqual([
      ['冬季续航', 'medium', 'changes'],
      ['ev ranges', 'medium', 'same'],
      ['EV Range', 'high', 'repeated'],
      ['冬季续航', null, 'repeated'],
    ]);
  });
  it('that cannot be read are told with their place, and cost no other line', () => {
    const file = read([
      ['关键词', '搜索量'],
      ['', '5'],
      ['长'.repeat(81), '5'],
      ['超充', 'viel'],
      ['快充', '--'],
    ]);
    expect(file).toMatchObject({ kind: 'read', problem_count: 3, keyword_column: '关键词', volume_column: '搜索量' });
    if (file.kind !== 'read') return;
    expect(file.problems.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'empty'],
      [3, 'too_long'],
      [4, 'bad_volume'],
    ]);
    expect(file.lines.map(({ label, band }) => [label, band])).toEqual([
      ['超充', null],
      ['快充', null],
    ]);
  });
});

describe('a file without a column of keywords', () => {
  it('is refused with its first lines', () => {
    const file = read([
      ['page', 'clicks'],
      ['', ''],
      ['/a', '4'],
    ]);
    expect(file).toEqual({
      kind: 'refused',
      reason: 'no_keyword_column',
      first_lines: [
        { line: 1, text: 'page | clicks' },
        { line: 3, text: '/a | 4' },
      ],
    });
  });
  it('is a list when it is plain text, and refused when it is empty', () => {
    expect(read([['超充'], ['快充']], true)).toMatchObject({ kind: 'read', keyword_column: null });
    expect(read([['']])).toMatchObject({ kind: 'refused', reason: 'empty' });
  });
});
