import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MAP = readFileSync('docs/specification.md', 'utf8');
const PATH = /`((?:client|mock-server|fixtures|scripts|docs)\/[^`*{}<> ]+)`/gu;
/** Columns of a row: the sentence, the code, the tests, the decision. */
const CELLS = 4;

const pathsOf = (text: string): string[] => [...text.matchAll(PATH)].flatMap(([, path]) => path ?? []);
const rows = MAP.split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (?:Sentence|-)/u.test(line))
  .map((line) => line.split('|').slice(1, -1));

test('every path of the map of the specification exists', () => {
  const paths = pathsOf(MAP);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('every sentence names its code, and a test that holds it', () => {
  for (const row of rows) {
    expect(row, row[0]).toHaveLength(CELLS);
    expect(pathsOf(row[1] ?? ''), row[0]).not.toEqual([]);
    expect(
      pathsOf(row[2] ?? '').filter((path) => !/\.(?:test|spec)\.tsx?$/u.test(path)),
      row[0],
    ).toEqual([]);
    expect(pathsOf(row[2] ?? ''), row[0]).not.toEqual([]);
  }
});

test('all 22 calls of the specification are in it', () => {
  expect(rows.filter(([sentence]) => /^ (?:GET|POST) \/api\//u.test(sentence ?? ''))).toHaveLength(22);
});
