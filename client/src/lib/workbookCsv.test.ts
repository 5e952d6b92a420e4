import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { workbookCsv } from './workbookCsv.ts';

test('the first sheet with values of a workbook is given as CSV, row by row', async () => {
  const rows = [
    ['Keyword', 'Volume'],
    ['light tent, cheap', 1200],
    [null, null],
    ['"best"\nstove', 0.5],
  ];
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Cover', rows: [] },
      { name: 'May', rows },
      { name: 'X', rows },
    ],
  });
  const { file, sheet } = await workbookCsv(new File([bytes.slice()], 'keywords.v2.xlsx'));
  expect([file.name, sheet]).toEqual(['keywords.v2.csv', 'May']);
  expect((await file.text()).split(/\r?\n/u)).toEqual([
    'Keyword,Volume',
    '"light tent, cheap",1200',
    ',',
    '"""best"" stove",0.5',
  ]);
});

test('other files and damaged workbooks stay as they are', async () => {
  for (const name of ['a.csv', 'a.xlsx']) {
    const given = new File(['Keyword\nx'], name);
    expect((await workbookCsv(given)).file).toBe(given);
  }
});
