import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listImported, readImported } from '#server/store/projectFiles/projectStore.ts';
import { importLamps, notesOfLamps, storedLamps } from '#server/testing/importLamps.ts';
import { workbook } from '#server/testing/workbook.ts';
import { diskSource } from '../parse/FileSource.ts';
import type { ImportRequest } from './importRequest.ts';
import type { ImportSummary } from './importSummary.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'books-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Imports a workbook with these sheets. */
function run(sheets: Parameters<typeof workbook>[0], changes: Partial<ImportRequest> = {}): Promise<ImportSummary> {
  const path = join(dataDir, 'lamps.xlsx');
  writeFileSync(path, workbook(sheets));
  return importLamps(diskSource(path), dataDir, { fileName: 'lamps.xlsx', ...changes });
}

const stored = () => storedLamps(dataDir);

test('merged cells of a workbook hold what is shown in them; merged across, they are a heading', async () => {
  const rows = [
    ['prompt', 'date', 'platform', 'answer', 'sources'],
    ['Lamps of all kinds'],
    ['Which lamp?', 46174, 'ChatGPT', 'a', 'https://a.example/1'],
    ['', '', '', '', 'https://a.example/2'],
    ['', '', 'Kimi', 'b'],
    ['Which desk?', 46174, 'Kimi', 'c'],
    ['', '', 'Kimi', 'of no prompt'],
  ];
  const merged = ['A2:E2', 'A3:A5', 'B3:B5', 'C3:C4', 'D3:D4'];
  const summary = await run({ June: { rows, merged } });
  expect(stored()).toEqual([
    ['ChatGPT', 'Which lamp?', 1, 'a', 'https://a.example/1 https://a.example/2'],
    ['Kimi', 'Which lamp?', 1, 'b', ''],
    ['Kimi', 'Which desk?', 1, 'c', ''],
  ]);
  expect(summary.rows.skipped.map(({ reason, count }) => [reason, count])).toEqual([
    ['no_text', 1],
    ['no_prompt', 1],
  ]);
});

const titles = (): readonly unknown[] =>
  [...readImported(dataDir, listImported(dataDir)[0]?.id ?? '').answers].map(({ citations }) => citations?.[0]?.title);

const HEADER = ['prompt', 'answer', 'date'];

test('sheets called after platforms are read together, each as the answers of its platform', async () => {
  const summary = await run({
    ChatGPT: [HEADER, ['Which lamp?', 'a', 46174]],
    Perplexity: [
      [...HEADER, 'sources'],
      ['Which lamp?', 'b', 46174, 'https://a.example/1'],
    ],
    Charts: [
      ['platform', 'share'],
      ['ChatGPT', '50%'],
    ],
  });
  expect(stored().map(([platform, , , text]) => [platform, text])).toEqual([
    ['ChatGPT', 'a'],
    ['Perplexity', 'b'],
  ]);
  expect(notesOfLamps(summary)).toEqual([
    'part_read 0 ChatGPT, Perplexity Charts',
    'sheet_platforms 0 ChatGPT, Perplexity',
  ]);
});

test('a platform that is given, or that a column names, goes before the name of a sheet', async () => {
  const rows = [HEADER, ['Which lamp?', 'a', 46174]];
  await run({ ChatGPT: rows }, { defaultPlatform: 'Kimi', isPlatformGiven: true });
  expect(stored().map(([platform]) => platform)).toEqual(['Kimi']);
  await run({ ChatGPT: rows.map((row, index) => [...row, index === 0 ? 'engine' : 'Gemini']) });
  expect(stored().map(([platform]) => platform)).toEqual(['Kimi', 'Gemini']);
});

test('a cover, sheets of other columns and hidden ones are passed over, and said to be', async () => {
  const header = ['platform', ...HEADER];
  const summary = await run({
    Cover: [['Report of June'], ['made by', 'Lumora'], ['date', 46174]],
    June: [header, ['Kimi', 'Which lamp?', 'a', 46174]],
    Questions: [
      ['question', 'answer'],
      ['What is a lamp?', 'A light.'],
    ],
    July: [
      ['date', 'prompt', 'platform', 'answer'],
      [46204, 'Which lamp?', 'Kimi', 'b'],
    ],
    Old: { rows: [header, ['Kimi', 'Which lamp?', 'c', 46174]], isHidden: true },
  });
  expect(stored().map(([, , , text]) => text)).toEqual(['a', 'b']);
  expect(notesOfLamps(summary)).toEqual(['part_read 0 June, July Cover, Questions, Old']);
  await run({ June: [header], Old: [header, ['Kimi', 'Which lamp?', 'c', 46174]] }, { part: 'Old' });
  expect(stored().map(([, , , text]) => text)).toEqual(['a', 'b', 'c']);
});

test('names of columns in two rows, with merged cells above', async () => {
  const rows = [
    ['Report of June'],
    ['prompt', 'date', 'ChatGPT', '', 'Kimi', '', 'topic'],
    ['', '', 'answer', 'sources', 'answer', 'sources'],
    ['Which lamp?', 46174, 'a', 'https://a.example/1', 'b', '', 'Light'],
  ];
  const summary = await run({ June: { rows, merged: ['A2:A3', 'B2:B3', 'C2:D2', 'E2:F2', 'G2:G3'] } });
  expect(stored()).toEqual([
    ['ChatGPT', 'Which lamp?', 1, 'a', 'https://a.example/1'],
    ['Kimi', 'Which lamp?', 1, 'b', ''],
  ]);
  expect(notesOfLamps(summary)).toEqual([
    ...['header_line 2', 'column_platforms 0 ChatGPT, Kimi', 'empty_sources_none 0 1'],
  ]);
  const below = [
    ['', '', 'ChatGPT', 'ChatGPT', 'Kimi'],
    ['prompt', 'date', 'answer', 'sources', 'answer'],
    ['Which desk?', 46174, 'c', '', 'd'],
  ];
  await run({ June: { rows: below } }, { projectName: 'Desks' });
  expect(listImported(dataDir).map(({ name }) => name)).toEqual(expect.arrayContaining(['Desks']));
});

test('a source that leads to a page is that page, with its text as the title', async () => {
  const rows = [
    ['prompt', 'platform', 'answer', 'date', 'sources'],
    ['Which lamp?', 'Kimi', 'a', 46174, 'Source [A]'],
    ['Which desk?', 'Kimi', 'see here', 46174, 'https://b.example/2'],
    ['Which chair?', 'Kimi', 'b', 46174, 'Annual report'],
    ['Which mug?', 'Kimi', 'c', 46174, '=HYPERLINK("https://d.example/?x=1&amp;y=2","D")'],
  ];
  const links = { E2: 'https://a.example/x_(y)', C3: 'https://c.example/', E3: 'https://b.example/2' };
  const summary = await run({ June: { rows, links } });
  expect(stored().map(([, , , text, sources]) => [text, sources])).toEqual([
    ['a', 'https://a.example/x_(y)'],
    ['see here', 'https://b.example/2'],
    ['b', 'Annual report'],
    ['c', 'https://d.example/?x=1&y=2'],
  ]);
  expect(titles()).toEqual(['Source A', '', '', 'of a formula']);
  expect(summary.totals.citations).toMatchObject({ kept: 3, dropped: 1 });
});

test('a column beyond the header that holds data is said to be unused', async () => {
  const summary = await run({
    June: [
      [...HEADER, 'platform'],
      ['Which lamp?', 'a', 46174, 'Kimi', 'unseen'],
    ],
  });
  expect(summary.file.unusedColumns).toEqual(['列 E (column E)']);
});

test('a value far to the right in every row costs nothing, and is said to be unused', { timeout: 20_000 }, async () => {
  const far = Array.from({ length: 16_379 }, () => '');
  const rows = Array.from({ length: 60 }, (_, index) => [`Lamp ${String(index)}?`, 'a', 46174, 'Kimi', ...far, 'x']);
  const summary = await run({ June: [[...HEADER, 'platform', ...far, 'remark'], ...rows] });
  expect(summary.rows).toMatchObject({ imported: 60 });
  expect(summary.file.unusedColumns).toEqual(['remark']);
});

test('a sheet of messages behind a cover is read as what holds answers', async () => {
  await run({
    Cover: [['Export of our assistant'], ['Made by', 'the team']],
    Messages: [
      ['session_id', 'role', 'content', 'date'],
      ['s1', 'user', 'Which lamp?', 46174],
      ['s1', 'assistant', 'Take Lumora.', 46174],
    ],
  });
  expect(stored().map(([, prompt, , text]) => [prompt, text])).toEqual([['Which lamp?', 'Take Lumora.']]);
});

const skipsOf = ({ rows }: ImportSummary) =>
  rows.skipped.map(({ reason, places }) => [reason, ...places.map(({ line }) => line)]);

test('a formula that was never computed is no value: its row is left out and said, and no other answer gets its sources', async () => {
  const summary = await run({
    June: [
      [...HEADER, 'sources'],
      ['Which lamp?', 'a', 46174, 'https://a.example/1'],
      ['==B2', '==B2', 46174, 'https://a.example/2'],
      ['==B2', '==B2', '==B2'],
      ['Which desk?', 'b', 46174, '==HYPERLINK("https://a.example/3","three")'],
    ],
  });
  expect(skipsOf(summary)).toEqual([['uncomputed', 3, 4]]);
  expect(stored().map(([, , , text, sources]) => [text, sources])).toEqual([
    ['a', 'https://a.example/1'],
    ['b', 'https://a.example/3'],
  ]);
});

test('days of a workbook that counts from 1904 are those it means, also in cells without a format', async () => {
  writeFileSync(join(dataDir, 'lamps.xlsx'), workbook({ June: [HEADER, ['Which lamp?', 'a', 44712]] }, true));
  const summary = await importLamps(diskSource(join(dataDir, 'lamps.xlsx')), dataDir);
  expect(summary.totals.firstDate).toBe('2026-06-01');
});

test('of such a workbook, Unix times and days in digits are no serial dates, and serial dates may be texts', async () => {
  const rows = ['1780329600', '20260601', '44712'].map((date, index) => ['Which lamp?', `a${String(index)}`, date]);
  const times = [1_780_329_600, 20_260_601].map((date, index) => ['Which desk?', `a${String(index)}`, date]);
  writeFileSync(join(dataDir, 'lamps.xlsx'), workbook({ June: [HEADER, ...rows, ...times] }, true));
  const summary = await importLamps(diskSource(join(dataDir, 'lamps.xlsx')), dataDir);
  const { answers } = readImported(dataDir, listImported(dataDir)[0]?.id ?? '');
  expect(summary.rows).toMatchObject({ imported: 5, skipped: [] });
  const days = [...answers].map(({ asked_at: at }) => new Date(at).toISOString());
  const [noon, midnight] = ['2026-06-01T16:00:00.000Z', '2026-06-01T00:00:00.000Z'];
  expect(days).toEqual([noon, midnight, midnight, noon, midnight]);
});

test('texts as long as a cell can be are said to be cut off', async () => {
  const long = 'x'.repeat(32_767);
  const summary = await run({ June: [HEADER, ['Which lamp?', 'a', 46174], ['Which desk?', long, 46174]] });
  expect(notesOfLamps(summary)).toEqual(['cell_limit 3 1 June']);
});

test('names of sheets tell the platform beside a month, and the day', async () => {
  const header = ['prompt', 'answer'];
  const summary = await run({
    'Kimi 2026-06-02': [header, ['Which lamp?', 'a']],
    '豆包 2026年6月3日': [header, ['Which lamp?', 'b']],
    'ChatGPT 6月': [header, ['Which lamp?', 'of no day']],
    'gpt-4o-2026-05-13': [header, ['Which lamp?', 'of no day, as that is of the model']],
  });
  expect(stored().map(([platform, , , text]) => [platform, text])).toEqual([
    ['Kimi', 'a'],
    ['豆包', 'b'],
  ]);
  expect(summary.totals).toMatchObject({ firstDate: '2026-06-02', lastDate: '2026-06-03' });
  expect(skipsOf(summary)).toEqual([['no_date', 2, 2]]);
  expect(notesOfLamps(summary).slice(-2)).toEqual([
    'sheet_platforms 0 Kimi, 豆包, ChatGPT, gpt-4o-2026-05-13',
    'sheet_dates 0 2026-06-02, 2026-06-03',
  ]);
});

test('hidden rows and sheets that are read are said to be hidden', async () => {
  const rows = [HEADER, ['Which lamp?', 'a', 46174], ['Which desk?', 'b', 46174], ['Which mug?', 'c', 46174]];
  const summary = await run({ June: { rows, hiddenRows: [3, 4] } });
  expect(stored()).toHaveLength(3);
  expect(notesOfLamps(summary)).toEqual(['hidden_rows 3 2 June']);
  const hidden = await run({ Empty: [], Old: { rows, isHidden: true } }, { projectName: 'Others' });
  expect(notesOfLamps(hidden)).toEqual(['hidden_sheets 0 Old']);
});

test('a second column of answers is weighed against the first, said and open to choice', async () => {
  const rows = [
    ['prompt', 'answer', 'date', 'answer'],
    ['Which lamp?', 'short', 46174, 'A long answer that names Lumora.'],
  ];
  const summary = await run({ June: rows });
  expect(stored().map(([, , , text]) => text)).toEqual(['A long answer that names Lumora.']);
  expect(notesOfLamps(summary)).toEqual(['two_columns 0 answer answer (D) answer']);
  await run({ June: rows }, { overrides: { answer: 'answer' } });
  expect(stored().map(([, , , text]) => text)).toContain('short');
});

test('skipped rows name the sheet they are in where several are read', async () => {
  const header = ['prompt', 'answer', 'date', 'platform'];
  const bad = ['Which desk?', '', 46174, 'Kimi'];
  const good = ['Which lamp?', 'a', 46174, 'Kimi'];
  const summary = await run({ June: [header, good, bad], July: [header, bad, ['Which mug?', 'b', 46204, 'Kimi']] });
  expect(summary.rows.skipped[0]?.places).toMatchObject([
    { line: 3, part: 'June' },
    { line: 2, part: 'July' },
  ]);
  const alone = await run({ June: [header, good, bad] }, { projectName: 'Others' });
  expect(alone.rows.skipped[0]?.places[0]).toEqual({ line: 3, record: 2 });
});

test('cells that say they hold a shared text, and hold none, are empty', async () => {
  const rows = [HEADER, ['Which lamp?', 'a', '2026-06-01'], ['Which desk?', 'unset', '2026-06-01']];
  const parts = unzipSync(await writeXlsx({ sheets: [{ name: 'June', rows }] }));
  const sheet = 'xl/worksheets/sheet1.xml';
  const xml = strFromU8(parts[sheet] ?? new Uint8Array());
  const path = join(dataDir, 'lamps.xlsx');
  for (const empty of ['/>', '><v/></c>', '><v></v></c>']) {
    const emptied = xml.replace(/(<c r="B3"[^<>]*)>.*?<\/c>/u, `$1${empty}`);
    expect(emptied).not.toBe(xml);
    writeFileSync(path, zipSync({ ...parts, [sheet]: strToU8(emptied) }));
    const summary = await importLamps(diskSource(path), dataDir, { fileName: 'lamps.xlsx' });
    expect(summary.rows.skipped.map(({ reason, count }) => [reason, count])).toEqual([['no_text', 1]]);
    expect(stored().map(([, , , text]) => text)).toEqual(['a']);
  }
});
