import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { WriteSheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readPromptFile } from './readPromptFile.ts';

const workbook = async (...sheets: readonly WriteSheet[]) =>
  new File([(await writeXlsx({ sheets: [...sheets] })).slice()], 'prompts.xlsx');

test('reads the columns of its sheet, and a merged topic for each of its rows', async () => {
  const rows = [
    ['Prompts of May', null, null],
    ['Topic', 'Prompt', 'Tags'],
    ['Tents', 'Which tent is light?', 'camp'],
    [null, 'Which tent\nis cheap?', '#N/A'],
    [null, null, null],
    ['Stoves', 2026, '#SEO'],
  ];
  const merges = [{ startRow: 2, endRow: 3, startCol: 0, endCol: 0 }];
  expect(await readPromptFile(await workbook({ name: 'May', rows, merges }, { name: 'Empty', rows: [] }))).toEqual({
    lines: [
      { line: 3, text: 'Which tent is light?', topic: 'Tents', tags: ['camp'] },
      { line: 4, text: 'Which tent is cheap?', topic: 'Tents', tags: [] },
      { line: 6, text: '2026', topic: 'Stoves', tags: ['#SEO'] },
    ],
    beyond: 0,
  });
});

test('reads each sheet that names a column of prompts, and tells the others', async () => {
  const given = await workbook(
    { name: '说明', rows: [['请勿修改']] },
    { name: '续航', rows: [['提示词'], ['哪款续航长']] },
    { name: '音质', rows: [['提示词'], ['哪款音质好']] },
  );
  expect(await readPromptFile(given)).toMatchObject({
    lines: [
      { line: 2, text: '哪款续航长' },
      { line: 4, text: '哪款音质好' },
    ],
    sheets: ['续航', '音质'],
    otherSheets: ['说明'],
  });
});

test('a hidden sheet is told and not read', async () => {
  const hidden = { name: 'Lists', rows: [['Prompt'], ['draft']], hidden: true };
  const shown = { name: 'May', rows: [['Prompt'], ['Which tent?']] };
  expect(await readPromptFile(await workbook(hidden, shown))).toMatchObject({
    lines: [{ text: 'Which tent?' }],
    sheets: ['May'],
    otherSheets: ['Lists'],
  });
  const listed = { ...shown, rows: [['Which tent?'], ['Which stove?']] };
  expect(await readPromptFile(await workbook(hidden, listed))).toMatchObject({ sheets: ['May'] });
});

test('reads the first sheet where none names a column', async () => {
  const given = await workbook({ name: 'A', rows: [['Best tent?']] }, { name: 'B', rows: [['Best stove?']] });
  expect(await readPromptFile(given)).toMatchObject({
    lines: [{ text: 'Best tent?' }],
    sheets: ['A'],
    otherSheets: ['B'],
  });
});

test('a cell that says it holds a shared text, and holds none, is empty', async () => {
  const rows = [
    ['Topic', 'Prompt'],
    ['unset', 'Which tent is light?'],
  ];
  const parts = unzipSync(await writeXlsx({ sheets: [{ name: 'May', rows }] }));
  const sheet = 'xl/worksheets/sheet1.xml';
  const xml = strFromU8(parts[sheet] ?? new Uint8Array()).replace(/(<c r="A2"[^<>]*)>.*?<\/c>/u, '$1><v/></c>');
  expect(xml).toContain('t="s"><v/></c>');
  const given = new File([zipSync({ ...parts, [sheet]: strToU8(xml) }).slice()], 'prompts.xlsx');
  expect(await readPromptFile(given)).toMatchObject({ lines: [{ text: 'Which tent is light?', topic: '' }] });
});
