import { describe, expect, it } from 'vitest';
import { tableForTest } from '#server/testing/tableForTest.ts';
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

describe('columns', () => {
  const fileOf = (rows: readonly (readonly string[])[]) => {
    const file = read(rows);
    if (file.kind !== 'read') throw new Error(file.reason);
    return file;
  };

  it.each([
    [['Suchanfragen', 'Klicks', 'Impressionen', 'CTR']],
    [['Requêtes les plus fréquentes', 'Clics', 'Impressions']],
    [['Consultas principales', 'Clics', 'Impresiones']],
    [['上位のクエリ', 'クリック数', '表示回数']],
    [['인기 검색어', '클릭수', '노출']],
    [['熱門查詢', '點擊', '曝光']],
    [['Palabra clave', 'KD', 'Volumen de búsqueda']],
    [['キーワード', '競合性', '月間平均検索ボリューム']],
    [['Keyword', 'Währung', 'Durchschnittl. monatl. Suchanfragen']],
    [['Populairste zoekopdrachten', 'Klikken', 'Vertoningen']],
    [['Najpopularniejsze zapytania', 'Kliknięcia', 'Wyświetlenia']],
    [['Самые популярные запросы', 'Клики', 'Показы']],
    [['Статистика по словам', 'Показов в месяц']],
    [['Топ запросов', 'Число запросов']],
    [['关键词', '移动月均搜索量', '整体月均搜索量']],
  ])('%j are known', (names) => {
    const volume = names.length === 4 ? 2 : names.length - 1;
    expect(linesOf([names, names.map((_, index) => (index === 0 ? 'tent' : index === volume ? '2400' : '3'))])).toEqual(
      [['tent', 'medium', 'new']],
    );
  });

  it.each(['(', '[', ']('])('a cell of very many %j is read at once', (mark) => {
    const cell = mark.repeat(100_000);
    const began = performance.now();
    expect(
      linesOf([
        ['Keyword', cell, 'Volume'],
        ['home charger', cell, '12100'],
      ]),
    ).toEqual([['home charger', 'high', 'new']]);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('marks of how exactly a keyword must fit are no part of it', () => {
    const rows = [
      ['Keyword', 'Volume'],
      ['[quiet tent]', '2400'],
      ['"light stove"', '2400'],
      ['+tent +for +two', '2400'],
      ['c++ tent', '2400'],
    ];
    expect(linesOf(rows).map(([label]) => label)).toEqual(['quiet tent', 'light stove', 'tent for two', 'c++ tent']);
  });

  it('a title that is itself such a name gives way to the names below it', () => {
    const rows = [['Queries'], ['1 April - 30 April'], ['Query', 'Searches'], ['tent', '2,400'], ['stove', '90']];
    expect(linesOf(rows)).toEqual([
      ['tent', 'medium', 'new'],
      ['stove', 'very_low', 'new'],
    ]);
  });

  it('a sum of the lines is told and no keyword; a keyword of that name is one', () => {
    const file = fileOf([
      ['Keyword', 'Volume'],
      ['total', '500'],
      ['tent', '2400'],
      ['Total: Keywords', '9000'],
      ['合计', '9000'],
    ]);
    expect(file.lines.map(({ label }) => label)).toEqual(['total', 'tent']);
    expect(file.problems.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'total'],
      [5, 'total'],
    ]);
  });

  it('the texts that differ are the keywords, not the word they were made of', () => {
    const rows = [
      ['Keyword', 'Suggestions', 'Volume'],
      ['tent', 'tent for two', '90'],
      ['tent', 'tent with porch', '900'],
    ];
    expect(fileOf(rows)).toMatchObject({ keyword_column: 'Suggestions', lines: [{ label: 'tent for two' }, {}] });
  });

  it('ends of a range stand in two columns', () => {
    const rows = [
      ['Keyword', 'Min search volume', 'Max search volume'],
      ['tent', '1.000', '10.000'],
    ];
    expect(fileOf(rows)).toMatchObject({
      volume_column: 'Min search volume + Max search volume',
      notes: ['two_ends', 'points_between_thousands', 'unsure_numbers'],
      lines: [{ volume: '1.000 – 10.000', band: 'medium' }],
    });
  });

  it.each([
    ['热门查询', '展示'],
    ['Top queries', 'Impressions'],
    ['Search term', 'Impr.'],
    ['Suchanfrage', 'Impressionen'],
  ])('impressions are taken for searches, and it is said: %s, %s', (keyword, shown) => {
    const rows = [
      [keyword, shown],
      ['tent', '1900'],
    ];
    expect(fileOf(rows)).toMatchObject({ volume_column: shown, notes: ['impressions'], lines: [{ band: 'medium' }] });
  });

  it.each(['Avg. Search Volume (Last Known Values)', 'Avg. Monthly Volume', 'Число показов в месяц'])(
    'searches are no impressions: %s',
    (shown) => {
      const rows = [
        ['Keyword', shown],
        ['tent', '1900'],
      ];
      expect(fileOf(rows)).toMatchObject({ notes: [], lines: [{ band: 'medium' }] });
    },
  );

  it('words for no value are none', () => {
    const rows = [['Keyword', 'Volume'], ...['N/A', 'No data', '暂无', '--'].map((none, at) => [`tent ${at}`, none])];
    const band = null;
    expect(fileOf(rows)).toMatchObject({ problem_count: 0, lines: [{ band }, { band }, { band }, { band }] });
  });

  it('searches by device add up; searches go before indexes', () => {
    expect(
      fileOf([
        ['연관키워드', '월간검색수(PC)', '월간검색수(모바일)'],
        ['텐트', '600', '700'],
      ]),
    ).toMatchObject({
      notes: ['summed'],
      lines: [{ volume: '600 + 700', band: 'medium' }],
    });
    const daily = [
      ['关键词', '移动指数', 'PC日检索量', '移动日检索量'],
      ['帐篷', '9000', '1', '2'],
      ['炉子', '9000', '', '3'],
    ];
    expect(fileOf(daily)).toMatchObject({
      notes: ['by_day', 'summed'],
      lines: [{ band: 'very_low' }, { volume: '3', band: 'very_low' }],
    });
  });

  it('numbers are read as the column writes them', () => {
    const rows = [
      ['Keyword', 'Volumen'],
      ['zelt', '2.400'],
      ['kocher', '1.250.000'],
      ['seil', '1,5'],
    ];
    expect(fileOf(rows)).toMatchObject({
      notes: ['points_between_thousands'],
      problem_count: 0,
      lines: [{ band: 'medium' }, { band: 'very_high' }, { band: 'very_low' }],
    });
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
