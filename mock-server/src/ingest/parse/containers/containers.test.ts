import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workbook } from '#server/testing/workbook.ts';
import { fileProblem } from '../fileProblem.ts';
import { inspectFile } from '../inspectFile.ts';
import type { FileInspection, InspectRequest } from '../inspectFile.ts';
import { ZonedClock } from '../times/parseTime.ts';
import { chunksOfEntry, listEntries } from './ArchiveReader.ts';
import { SheetTail } from './SheetTail.ts';
import { MOST_STRING_BYTES } from './WorkbookSizeError.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'containers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(content: Uint8Array): string {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return path;
}

async function found(content: Uint8Array, changes: Partial<InspectRequest> = {}): Promise<FileInspection> {
  const result = await inspectFile({
    path: written(content),
    fileName: 'x',
    format: null,
    overrides: {},
    clock: new ZonedClock('UTC'),
    now: Date.UTC(2026, 6, 1),
    defaultPlatform: 'unspecified',
    ...changes,
  });
  if (typeof result === 'string') throw new Error(result);
  return result;
}

const CSV = 'platform,prompt,answer,date\nKimi,Which lamp?,Lumora,2026-06-01 10:00\n';
const ROW = { platform: 'Kimi', prompt: 'Which lamp?', answer: 'Lumora' };

test('a workbook is read: its header below a title, dates as dates, sheets of the same columns together or one that is chosen', async () => {
  const header = ['platform', 'prompt', 'answer', 'date'];
  const book = workbook({
    June: [
      ['Recorded answers'],
      header,
      ['Kimi', 'Which lamp?', 'Lumora', 46174],
      ['Kimi', 'Which desk?', 'Wickett', 46174.5],
    ],
    July: [header, ['Claude', 'Which chair?', 'none of them', 46204]],
  });
  const all = await found(book);
  expect(all).toMatchObject({ parts: ['June', 'July'], part: null, rows: { length: 3 } });
  expect(all.notes.map(({ note }) => note)).toEqual(['sheets_read', 'header_line']);
  const june = await found(book, { part: 'June' });
  expect(june).toMatchObject({ parts: ['June', 'July'], part: 'June', format: 'csv' });
  expect(june.rows).toEqual([
    expect.objectContaining({ ...ROW, date: '2026-06-01' }),
    expect.objectContaining({ prompt: 'Which desk?', date: '2026-06-01T12:00:00.000Z' }),
  ]);
  expect(june.notes.map(({ note }) => note)).toEqual(['part_read', 'header_line']);
  expect((await found(book, { part: 'July' })).rows).toEqual([expect.objectContaining({ platform: 'Claude' })]);
});

test('texts are read out of gzip and out of archives', async () => {
  expect((await found(gzipSync(CSV))).rows).toEqual([expect.objectContaining(ROW)]);
  const zip = zipSync({
    'readme.txt': strToU8('hello'),
    'data/b.csv': strToU8(CSV),
    'data/a.json': strToU8('{}'),
    '__MACOSX/b.csv': strToU8('x'),
  });
  const archive = await found(zip, { part: 'data/b.csv' });
  expect(archive).toMatchObject({ parts: ['data/b.csv', 'data/a.json'], part: 'data/b.csv' });
  expect(archive.rows).toEqual([expect.objectContaining(ROW)]);
});

test('of an archive all files with answers are read, each in its own format and encoding, and said to be', async () => {
  const json = JSON.stringify([{ ...ROW, platform: 'Claude', date: '2026-06-02' }]);
  const gbk = Buffer.concat([Buffer.from('platform,prompt,answer,date\n'), Buffer.from([0xb6, 0xb9, 0xb0, 0xfc])]);
  const zip = zipSync({
    'a.csv': strToU8(CSV),
    'b.json': strToU8(json),
    'c.csv': Buffer.concat([gbk, Buffer.from(',Which lamp?,Lumora,2026-06-03\n')]),
    'notes.txt': strToU8('hello'),
  });
  const all = await found(zip);
  expect(all).toMatchObject({ parts: ['a.csv', 'b.json', 'c.csv', 'notes.txt'], part: null });
  expect(all.rows.map(({ platform }) => platform)).toEqual(['Kimi', 'Claude', '豆包']);
  expect(all.notes).toContainEqual({ note: 'parts_read', line: 0, values: ['3', 'a.csv, b.json, c.csv'] });
  expect((await found(zip, { part: 'b.json' })).rows).toHaveLength(1);
});

test('a file of an archive of thousands is read from where it stands, without those before and behind it', async () => {
  const texts = Object.fromEntries(
    Array.from({ length: 10_500 }, (_, index) => [`答 ${String(index)}.txt`, strToU8(`text ${String(index)}`)]),
  );
  const path = written(zipSync(texts));
  const entries = await listEntries(path);
  expect(entries).toHaveLength(10_500);
  const [name, entry] = ['答 9000.txt', entries.find((each) => each.name === '答 9000.txt')];
  let bytes = 0;
  const read = async (place = entry?.place ?? null): Promise<string> => {
    const pieces: Uint8Array[] = [];
    for await (const piece of chunksOfEntry(path, { name, place }, (size) => (bytes += size))) pieces.push(piece);
    return Buffer.concat(pieces).toString();
  };
  expect([await read(), bytes]).toEqual(['text 9000', entry?.place?.packed]);
  // A wrong directory only costs time.
  expect(await read({ start: 5, packed: 1 })).toBe('text 9000');
});

test('an archive that is cut off before its directory is read as far as it goes', async () => {
  const zip = zipSync({ 'a.csv': strToU8(CSV), 'b.csv': strToU8(CSV.replace('lamp', 'desk')) });
  expect((await found(zip.subarray(0, -60))).rows).toHaveLength(2);
});

test('an export whose files have fixed names is read by those that hold answers', async () => {
  const zip = zipSync({ 'conversations.json': strToU8(JSON.stringify([ROW])), 'shopping.json': strToU8('[{"a":1}]') });
  expect(await found(zip)).toMatchObject({ part: 'conversations.json', rows: [expect.objectContaining(ROW)] });
});

test('a workbook in an archive is said not to be read', async () => {
  const zip = zipSync({ 'a.csv': strToU8(CSV), 'b.xlsx': workbook({ June: [['prompt', 'answer']] }) });
  expect((await found(zip)).notes).toContainEqual({ note: 'parts_unread', line: 0, values: ['b.xlsx'] });
});

/** A Parquet file with the same row `count` times. */
function parquetOf(count: number): Uint8Array {
  const cells = Object.entries({ ...ROW, date: '2026-06-01' });
  const columnData = cells.map(([name, value]) => ({ name, data: Array.from({ length: count }, () => value) }));
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}

test('Parquet that says it has more rows than it has, or is damaged inside, is refused for it', async () => {
  const file = Buffer.from(parquetOf(100));
  // The row count 100 in Thrift encoding, followed by the list of one row group; replaced by 8191.
  const place = file.lastIndexOf(Buffer.from([0x16, 0xc8, 0x01, 0x19, 0x1c]));
  expect(place).toBeGreaterThan(0);
  const lying = Buffer.from(file);
  lying.set([0xfe, 0x7f], place + 1);
  await expect(found(lying)).rejects.toMatchObject({ name: 'ArchiveError', code: 'Z_ARCHIVE' });
  await expect(found(Buffer.from(file).fill(0xff, 4, 60))).rejects.toMatchObject({ name: 'ArchiveError' });
});

test('Parquet is read', async () => {
  expect((await found(parquetOf(1))).rows).toEqual([expect.objectContaining({ ...ROW, date: '2026-06-01' })]);
});

test.each([
  ['of no zone', false, Date.UTC(2026, 5, 1, 15, 5), '2026-06-01T07:05:00.000Z'],
  ['of no zone at midnight, which is a day', false, Date.UTC(2026, 5, 1), '2026-06-01'],
  ['in UTC', true, Date.UTC(2026, 5, 1), '2026-06-01T00:00:00.000Z'],
])('a time in Parquet that is %s', async (_what, isAdjustedToUTC, time, date) => {
  const texts = Object.entries(ROW).map(([name, text]) => ({ name, data: [text] }));
  const named = texts.map(({ name }) => ({ name, type: 'BYTE_ARRAY', converted_type: 'UTF8' }) as const);
  const logical = { type: 'TIMESTAMP', isAdjustedToUTC, unit: 'MILLIS' } as const;
  const buffer = parquetWriteBuffer({
    columnData: [...texts, { name: 'date', data: [new Date(time)] }],
    schema: [
      { name: 'root', num_children: 4 },
      ...named,
      { name: 'date', type: 'INT64', repetition_type: 'REQUIRED', logical_type: logical },
    ],
  });
  const { rows } = await found(new Uint8Array(buffer), { clock: new ZonedClock('Asia/Shanghai') });
  expect(rows).toEqual([expect.objectContaining({ ...ROW, date })]);
});

test.each([
  ['bytes that only begin like an archive', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 'archive'],
  [
    'an OpenDocument spreadsheet',
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
      'content.xml': strToU8('<x/>'),
    }),
    'open_spreadsheet',
  ],
  ['a binary workbook', zipSync({ 'xl/workbook.bin': strToU8('x') }), 'other_workbook'],
  [
    'a workbook of Numbers',
    zipSync({ 'Index/Document.iwa': strToU8('x'), 'Index/CalculationEngine-3611.iwa': strToU8('x') }),
    'other_workbook',
  ],
  ['a workbook of Numbers saved as a package', zipSync({ 'June.numbers/Index.zip': strToU8('x') }), 'other_workbook'],
  ['a document', zipSync({ 'word/document.xml': strToU8('<x/>') }), 'document'],
  ['an archive of pictures', zipSync({ 'a.png': strToU8('x') }), 'archive'],
  ['a database', Buffer.from(`SQLite format 3\0${'x'.repeat(100)}`), 'database'],
  ['a table', Buffer.from(CSV), null],
  ['a packed table', gzipSync(CSV), null],
  ['a table packed twice', gzipSync(gzipSync(CSV)), 'packed_twice'],
  ['an archive within gzip', gzipSync(zipSync({ 'a.csv': strToU8(CSV) })), 'packed_twice'],
  ['a packed database', gzipSync(`SQLite format 3\0${'x'.repeat(100)}`), 'database'],
  ['nothing, packed', gzipSync(''), 'empty'],
  ['a gzip that is cut off', gzipSync(CSV).subarray(0, 12), null],
])('%s', async (_what, content, problem) => {
  expect(await fileProblem(written(content))).toBe(problem);
});

test('a sheet without rows is offered to nobody, and a formula that failed says nothing', async () => {
  const rows = [
    ['platform', 'prompt', 'answer', 'date', 'topic'],
    ['Kimi', 'Which lamp?', 'Lumora', 46174, '#N/A'],
  ];
  const book = await found(workbook({ Cover: [], 'Q&amp;A': rows, Notes: [['made by hand']] }));
  expect(book).toMatchObject({ parts: ['Q&A', 'Notes'], part: 'Q&A' });
  expect(book.rows).toEqual([expect.objectContaining(ROW)]);
  expect(book.rows[0]?.topic ?? '').toBe('');
});

test('a workbook that is damaged inside is refused when it is looked at', async () => {
  const damaged = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') });
  await expect(found(damaged)).rejects.toMatchObject({ name: 'ArchiveError' });
});

test('a workbook that grows beyond the limit once it is unpacked is refused before it is, whatever it says of its size', async () => {
  const book = unzipSync(
    workbook({
      A: [
        ['platform', 'prompt', 'answer', 'date'],
        ['Kimi', 'Which lamp?', 'Lumora', 46174],
      ],
    }),
  );
  const bomb = zipSync({ ...book, 'xl/sharedStrings.xml': new Uint8Array(MOST_STRING_BYTES + 1) });
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(found(bomb)).rejects.toMatchObject({ name: 'WorkbookSizeError', code: 'EWORKBOOKSIZE' });
  const pictures = zipSync({ ...book, 'xl/media/a.png': new Uint8Array(MOST_STRING_BYTES + 1) });
  expect((await found(pictures)).parts).toEqual(['A']);
});

test('a table with bars between its columns, as Markdown has it, and one below remarks', async () => {
  const bars =
    '| platform | prompt | answer | date |\n|---|:--|---|---|\n| Kimi | Which lamp? | Lumora | 2026-06-01 |\n';
  expect((await found(Buffer.from(bars))).rows).toEqual([expect.objectContaining({ ...ROW, date: '2026-06-01' })]);
  const remarks = await found(Buffer.from(`Report,of June\nmade by hand\n\n${CSV}`));
  expect(remarks.rows).toHaveLength(1);
  expect(remarks.notes).toContainEqual({ note: 'header_line', line: 4, values: [] });
});

test.each([
  `</sheetData>${'<hyperlink '.repeat(20_000)}`,
  `</sheetData>${'<mergeCell '.repeat(20_000)}`,
  `HYPERLINK(${'<c r="A1" '.repeat(20_000)}`,
  `HYPERLINK(<c ${'r="A1" '.repeat(20_000)}>`,
  `<c ${'t="s" '.repeat(20_000)}`,
  `${'<c t="s" '.repeat(20_000)}<c t="s">${' '.repeat(50_000)}`,
])('tags of a sheet that are never closed keep nobody waiting', { timeout: 2000 }, (text) => {
  const tail = new SheetTail();
  tail.push(text);
  expect([...tail.linkedCells, ...tail.merged, ...tail.formulas, ...tail.unset]).toEqual([]);
});
