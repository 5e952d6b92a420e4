import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readAll } from '#server/testing/readAll.ts';
import type { ReadAll } from '#server/testing/readAll.ts';
import { CsvParser } from './CsvParser.ts';

const HEADER = 'engine,query,answer,date';

function read(text: string, pieceLength?: number, maxLength = 24_000_000): ReadAll {
  const parser = new CsvParser({
    overrides: {},
    maxLength,
    isPlausible: (keys, cells) => /^\d{4}-/u.test(cells[keys.indexOf('date')] ?? ''),
  });
  return readAll(parser, text, pieceLength);
}

test('quoted commas, doubled quotes and line breaks stay in their cell; lines are counted through them', () => {
  const { records } = read(`${HEADER}\nKimi,"a, b","He said ""hi""\n\nbye",2025-01-01\r\nKimi,q2,x,2025-01-02`);
  expect(records).toEqual([
    { line: 2, engine: 'Kimi', query: 'a, b', answer: 'He said "hi"\n\nbye', date: '2025-01-01' },
    { line: 5, engine: 'Kimi', query: 'q2', answer: 'x', date: '2025-01-02' },
  ]);
});

test.each([undefined, 1, 7])(
  'a backslash before a line break, a tab or a backslash belongs to the dialect of MySQL; pieces of %s',
  (pieceLength) => {
    const row = (query: string, answer: string): string => `Kimi\t${query}\t${answer}\t2025-01-01\n`;
    const { records, broken } = read(
      `${HEADER.replaceAll(',', '\t')}\n${row('q1', 'One\\\n\\\n- two\\\tthree\\\n- four')}${row('q2', 'C:\\\\lamp\\\\')}${row('q3', '\\N')}`,
      pieceLength,
    );
    expect(records).toEqual([
      { line: 2, engine: 'Kimi', query: 'q1', answer: 'One\n\n- two\tthree\n- four', date: '2025-01-01' },
      { line: 6, engine: 'Kimi', query: 'q2', answer: 'C:\\lamp\\', date: '2025-01-01' },
      { line: 7, engine: 'Kimi', query: 'q3', answer: '\\N', date: '2025-01-01' },
    ]);
    expect(broken).toEqual([]);
  },
);

test('rows of a file from a Mac end with a carriage return, though lines within its cells end with a line feed', () => {
  const { records, broken } = read(`${HEADER}\rKimi,q1,"One,\ntwo",2025-01-01\rKimi,q2,"""x""\n",2025-01-02\r`);
  expect(records).toMatchObject([{ answer: 'One,\ntwo' }, { query: 'q2', answer: '"x"\n', date: '2025-01-02' }]);
  expect(broken).toEqual([]);
});

test('a cell that ends with a backslash ends its row where the next line is a row of its own', () => {
  const { records } = read('engine,query,date,answer\nKimi,q1,2025-01-01,C:\\lamp\\\nKimi,q2,2025-01-02,x\\\\y\n');
  expect(records).toMatchObject([{ answer: 'C:\\lamp\\' }, { query: 'q2', answer: 'x\\\\y' }]);
});

test('quotes after a backslash are part of their cell where rows are faulty otherwise', () => {
  const row = 'Kimi,"q","He said \\"hi\\", then \\"bye\\",\nand left",2025-01-01';
  const { records, broken } = read(`${HEADER}\n${row}\n${row}\n`);
  const answer = 'He said "hi", then "bye",\nand left';
  expect(records).toEqual([
    { line: 2, engine: 'Kimi', query: 'q', answer, date: '2025-01-01' },
    { line: 4, engine: 'Kimi', query: 'q', answer, date: '2025-01-01' },
  ]);
  expect(broken).toEqual([]);
  const plain = read(`${HEADER}\nKimi,"C:\\","a ""b"" \\""c\\""",2025-01-01\n`);
  expect(plain.records).toMatchObject([{ query: 'C:\\', answer: 'a "b" \\"c\\"' }]);
});

test.each([
  [',', '\n'],
  [';', '\r\n'],
  ['\t', '\n'],
  [',', '\r'],
])('delimiter %j with line break %j is found', (delimiter, newline) => {
  const lines = [HEADER, 'Kimi,q,"one; two\tthree, four",2025-01-01', '', 'Doubao,r,y,2025-01-02', ''];
  const text = lines.map((line, index) => (index === 1 ? line : line.replaceAll(',', delimiter))).join(newline);
  const fixed = text.replace('Kimi,q,', `Kimi${delimiter}q${delimiter}`).replace('",2025', `"${delimiter}2025`);
  const { records, broken } = read(fixed);
  expect(broken).toEqual([]);
  expect(records).toEqual([
    { line: 2, engine: 'Kimi', query: 'q', answer: 'one; two\tthree, four', date: '2025-01-01' },
    { line: 4, engine: 'Doubao', query: 'r', answer: 'y', date: '2025-01-02' },
  ]);
});

test("the spreadsheet's own first line that names the delimiter is passed over", () => {
  expect(read(`sep=;\r\n${HEADER.replaceAll(',', ';')}\r\nKimi;q;a;2025-01-01`).records).toMatchObject([
    { line: 3, engine: 'Kimi' },
  ]);
});

test('short rows keep what they have; empty extra cells are nothing; further cells break only their row', () => {
  const { records, broken } = read(
    `${HEADER}\nKimi,q\nKimi,q,a,2025-01-01,,\nKimi,q,a,b,c,2025-01-01\nKimi,q,z,2025-01-02`,
  );
  expect(records.map((record) => [record.line, record['answer']])).toEqual([
    [2, undefined],
    [3, 'a'],
    [5, 'z'],
  ]);
  expect(broken).toEqual(['4 too_many_cells']);
});

test('a quote that is never closed costs its own row only', () => {
  const { records, broken } = read(
    `${HEADER}\nKimi,q1,a,2025-01-01\nKimi,q2,"open,2025-01-02\nmore, text\nKimi,q3,c,2025-01-03\nKimi,q4,"d\nd",2025-01-04\n`,
  );
  expect(broken).toEqual(['3 unclosed_quote']);
  expect(records.map((record) => [record.line, record['query']])).toEqual([
    [2, 'q1'],
    [5, 'q3'],
    [6, 'q4'],
  ]);
});

test('a file cut off inside a quoted cell loses its last row', () => {
  const { records, broken } = read(`${HEADER}\nKimi,q1,a,2025-01-01\nKimi,q2,"cut off\nin the, middle\n- of it`);
  expect(records).toHaveLength(1);
  expect(broken).toEqual(['3 unclosed_quote']);
});

test('quotes that were not doubled are kept as text', () => {
  const { records, broken } = read(`${HEADER}\nKimi,q,"the "best" one\nsecond line",2025-01-01\nKimi,r,x,2025-01-02`);
  expect(broken).toEqual([]);
  expect(records.map((record) => record['answer'])).toEqual(['the "best" one\nsecond line', 'x']);
});

test('a header alone, or nothing at all, is no row', () => {
  expect(read(HEADER)).toEqual({ records: [], broken: [], notes: [] });
  expect(read('')).toEqual({ records: [], broken: [], notes: [] });
});

test('a cell of ten million characters is read', () => {
  const { records } = read(
    `${HEADER}\nKimi,q,"${'长\n'.repeat(5_000_000)}",2025-01-01\nKimi,r,x,2025-01-02\n`,
    1 << 20,
  );
  expect(String(records[0]?.['answer'])).toHaveLength(10_000_000);
  expect(records[1]).toMatchObject({ line: 5_000_003, query: 'r' });
});

test('a file with a fault on every other row gives the rows between them, in reasonable time', () => {
  const pair = (index: number): string => `Kimi,bad${index},"open,2025-01-02\nKimi,q${index},"two\nlines",2025-01-03\n`;
  const plain = (index: number): string => `Kimi,bad${index},"open,2025-01-02\nKimi,q${index},fine,2025-01-03\n`;
  const some = Array.from({ length: 50 }, (_, index) => pair(index)).join('');
  expect(read(`${HEADER}\n${some}`).records).toHaveLength(50);
  const many = Array.from({ length: 5000 }, (_, index) => plain(index)).join('');
  const { records, broken } = read(`${HEADER}\n${many}`, 1 << 16);
  expect([records.length, broken.length]).toEqual([5000, 5000]);
});

test('a quote left open where nothing sound follows within reach loses no more than that', () => {
  const sound = Array.from({ length: 3000 }, (_, index) => `Kimi,q${index},${'x'.repeat(40)},2025-01-01`).join('\n');
  const { records, broken } = read(`${HEADER}\nKimi,q,"open\n${'word, '.repeat(60_000)}\n${sound}`, 1 << 14, 100_000);
  expect(broken).toEqual(['2 unclosed_quote']);
  expect(records).toHaveLength(3000);
});

test('a quote left open before more text than any row has does not gather it all', () => {
  const lines = Array.from({ length: 6_000 }, (_, index) => `Kimi,q${index},${'x'.repeat(40)},2025-01-01`).join('\n');
  const { records, broken } = read(`${HEADER}\nKimi,q,"open,2025-01-01\n${lines}\n`, 1 << 16, 100_000);
  expect(broken).toEqual(['2 unclosed_quote']);
  expect(records).toHaveLength(6_000);
});

test('how the text is cut into pieces makes no difference', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', '豆', ' ', ';'), maxLength: 6 });
  const row = fc.tuple(cell, cell, cell, fc.constant('2025-01-01'));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), fc.integer({ min: 1, max: 40 }), (rows, pieceLength) => {
      const text = `${HEADER}\n${Papa.unparse(rows, { newline: '\n' })}\n`;
      const whole = read(text);
      expect(read(text, pieceLength)).toEqual(whole);
      expect(whole.records.map(({ engine, query, answer, date }) => [engine, query, answer, date])).toEqual(rows);
    }),
  );
});
