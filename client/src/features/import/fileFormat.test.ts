import { expect, test } from 'vitest';
import { encodingName } from '#client/lib/encoding/encodingName.ts';
import { fileFormat, isText } from './fileFormat.ts';

test.each([
  ['answers.XLSX', 'csv', 'XLSX', false],
  ['answers.parquet', 'csv', 'PARQUET', false],
  ['answers.csv.gz', 'csv', 'CSV', true],
  ['export.zip', 'json', 'JSON', true],
  ['answers', 'jsonl', 'JSONL', true],
] as const)('%s read as %s is %s', (name, format, shown, text) => {
  expect(fileFormat({ file_name: name, format })).toBe(shown);
  expect(isText(name)).toBe(text);
});

test.each([
  ['utf-8', 'UTF-8'],
  ['windows-1252', 'Windows-1252'],
  ['shift_jis', 'Shift_JIS'],
  ['gb18030', 'GB18030'],
  ['koi8-u', 'KOI8-U (KOI8-R)'],
  ['ibm866', 'IBM866 (DOS)'],
])('%s is written %s', (encoding, name) => {
  expect(encodingName(encoding)).toBe(name);
});
