import { expect, test } from 'vitest';
import { mapImportFields } from '#client/lib/importFields.ts';
import { parseCitations } from '../cells/parseCitations.ts';
import { JoinedColumns } from './joinedColumns.ts';

const FIRST = 'https://a.example/1';
const SECOND = 'https://b.example/2';

/** The joined sources of a row with these columns, and the remaining columns. */
function joined(columns: readonly (readonly [key: string, value: unknown])[], isChosen = false) {
  const keys = ['prompt', 'answer', ...columns.map(([key]) => key)];
  const values = ['q', 'a', ...columns.map(([, value]) => value)];
  const joiner = new JoinedColumns(
    (names) => mapImportFields(names),
    isChosen,
    () => undefined,
  );
  const record = joiner.join({ kind: 'record', line: 1, keys, values });
  const { citations } = parseCitations(record.values[record.keys.indexOf('citations')]);
  return {
    sources: (citations ?? []).map(({ url, title }) => (title === '' ? url : `${url} ${title}`)),
    left: record.keys.slice(2),
  };
}

test.each([
  ['Citation 1', 'Citation 2'],
  ['citation_2', 'citation_10'],
  ['引用1', '引用2'],
  ['Source URL 1', 'Source URL 2'],
  ['source_1_link', 'source_2_link'],
  ['来源1网址', '来源2网址'],
  ['Citations/0/url', 'Citations/1/url'],
  ['output.citations.0.url', 'output.citations.1.url'],
  ['citations[0].url', 'citations[1].url'],
  ['Source', 'Source'],
  ['Source', 'Source.1'],
  ['citation_url', 'citation_url'],
])('sources in columns of their own: %s, %s', (first, second) => {
  const { sources, left } = joined([
    [first, FIRST],
    [second, SECOND],
    ['notes', 'x'],
  ]);
  expect(sources).toEqual([FIRST, SECOND]);
  expect(left).toEqual(['notes', 'citations']);
});

test('titles and sites go with the source of their number, and sources come in the order of the numbers', () => {
  const { sources, left } = joined([
    ['Citation Title 2', 'B'],
    ['Citation URL 2', SECOND],
    ['Citation URL 1', FIRST],
    ['Citation Title 1', 'A'],
    ['Citation 1 snippet', 'words'],
    ['Citation URL 3', ''],
    ['Citation Title 3', ''],
    ['Citation 3 domain', 'c.example'],
  ]);
  expect(sources).toEqual([`${FIRST} A`, `${SECOND} B`, 'c.example']);
  expect(left).toEqual(['Citation 1 snippet', 'citations']);
});

test('a column of all sources stands before those of each; a page of both counts once, and a number is none', () => {
  const each = [['source_1', FIRST] as const, ['source_2', SECOND] as const];
  expect(joined([['sources', `${SECOND} https://c.example/3`], ...each]).sources).toEqual([
    SECOND,
    'https://c.example/3',
    FIRST,
  ]);
  expect(joined([['citations', 2], ...each]).sources).toEqual([FIRST, SECOND]);
});

test('what names no page is one entry', () => {
  expect(
    joined([
      ['Source 1', 'Annual report'],
      ['Source 2', FIRST],
    ]),
  ).toMatchObject({ sources: ['Annual report', FIRST] });
});

test('nothing is joined where a person said which column it is, or where numbers tell no sources', () => {
  expect(
    joined(
      [
        ['Citation 1', FIRST],
        ['Citation 2', SECOND],
      ],
      true,
    ).left,
  ).toEqual(['Citation 1', 'Citation 2']);
  const others = ['Search source 1 rank', 'expected_source_1', 'source_1_title', 'Q1', 'Source'];
  expect(joined(others.map((key) => [key, FIRST])).left).toEqual(others);
});
