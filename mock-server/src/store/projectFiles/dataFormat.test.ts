import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATA_FORMAT, DataFormatError, dataFormatPath, markFormat, requireKnownFormat } from './dataFormat.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'format-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

test('folders of today and earlier have no format file and are used as they are', () => {
  requireKnownFormat(dataDir);
  markFormat(dataDir);
  requireKnownFormat(join(dataDir, 'missing'));
  expect(DATA_FORMAT).toBe(1);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a folder of a newer version is refused, with both numbers and what to do', () => {
  markFormat(dataDir, 3);
  expect(readFileSync(dataFormatPath(dataDir), 'utf8')).toBe('{"format":3}\n');
  expect(() => requireKnownFormat(dataDir, 2)).toThrow(
    /written by a newer version .*\(format 3; this version knows 2\)\. Update AnswerScope/u,
  );
  expect(() => markFormat(dataDir, 2)).toThrow(DataFormatError);
  requireKnownFormat(dataDir, 3);
  markFormat(dataDir, 4);
  expect(() => requireKnownFormat(dataDir, 3)).toThrow('format 4');
});

test.each(['', '{', '[]', '{"format":"2"}', '{"format":0}', '{"format":1.5}'])(
  'a format that cannot be read is not taken for a known one: %j',
  (text) => {
    writeFileSync(dataFormatPath(dataDir), text);
    expect(() => requireKnownFormat(dataDir)).toThrow('cannot be read');
  },
);
