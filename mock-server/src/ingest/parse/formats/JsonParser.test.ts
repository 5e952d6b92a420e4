import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAll } from '#server/testing/readAll.ts';
import type { ReadAll } from '#server/testing/readAll.ts';
import { JsonlParser } from './JsonlParser.ts';
import { JsonParser } from './JsonParser.ts';
import { parseLeniently } from './RecordJsonReader.ts';

const isAnswerShape = (keys: readonly string[]): boolean => keys.includes('query') && keys.includes('answer');
const read = (text: string, pieceLength?: number): ReadAll => readAll(new JsonParser(isAnswerShape), text, pieceLength);
const readLines = (text: string, pieceLength?: number): ReadAll => readAll(new JsonlParser(), text, pieceLength);
const queries = (result: ReadAll): unknown[] => result.records.map((record) => record['query']);

test('a list is read record by record, with the line of each', () => {
  const result = read('[\n  {"query": "a", "answer": "{[\\"x\\\\"},\n  {\n    "query": "b"\n  }\n]');
  expect(result.records).toEqual([
    { line: 2, query: 'a', answer: '{["x\\' },
    { line: 3, query: 'b' },
  ]);
  expect([...result.broken, ...result.notes]).toEqual([]);
});

test.each([
  '{"answers": [{"query":"a","answer":"x"}]}',
  '{"version":"1 [{", "data":{"items":[{"query":"a","answer":"x"}]}, "total":1}',
  '{"brands":[{"id":1,"names":["x"]}], "prompts":["p"], "results":[{"query":"a","answer":"x"}], "more":[[{"query":1}]]}',
])('the list of answers inside an object is found: %s', (text) => {
  const result = read(text);
  expect(queries(result)).toEqual(['a']);
  expect(result.broken).toEqual([]);
});

test('a file without a list of answers says so', () => {
  expect(read('{"hello": "world", "list": [1, 2]}').notes).toEqual(['1 no_list']);
  expect(read('').notes).toEqual(['1 no_list']);
  expect(read('[]')).toEqual({ records: [], broken: [], notes: [] });
});

test('what is not an object in the list is reported', () => {
  expect(read('[1, "two", [3, {"query":"no"}], null, {"query":"a"}]')).toMatchObject({
    broken: Array(4).fill('1 not_an_object'),
    records: [{ query: 'a' }],
  });
});

test.each([
  ['a string that is never closed', '{"query": "bad, "answer": "x},'],
  ['a missing bracket', '{"query": "bad", "list": [1, 2},'],
  ['a missing brace', '{"query": "bad", "inner": {"a": 1,'],
  ['a missing value', '{"query": , "answer": "x"},'],
  ['a missing comma', '{"query": "bad" "answer": "x"},'],
])('%s costs one record only', (_, bad) => {
  const result = read(`[\n{"query": "a", "answer": "x"},\n${bad}\n{"query": "b", "answer": "y"}\n]`);
  expect(queries(result)).toEqual(['a', 'b']);
  expect(result.broken).toEqual(['3 invalid_json']);
});

test('a list that is cut off keeps its good records and says where it broke', () => {
  const inside = read(
    '[\n{"query": "a", "citations": [{"url": "u"}]},\n{"query": "b", "citations": [{"url": "u"}, {"u',
  );
  expect(queries(inside)).toEqual(['a']);
  expect(inside.broken).toEqual(['3 cut_off']);
  expect(read('[\n{"query": "a"},\n').notes).toEqual(['3 list_not_closed']);
});

test('numbers Python writes and JSON lacks become null', () => {
  expect(read('[{"query": "NaN is a word", "score": NaN, "rank": -Infinity}]').records).toEqual([
    { line: 1, query: 'NaN is a word', score: null, rank: null },
  ]);
});

test('records may begin with a key of any characters', () => {
  const result = read(
    '[{"answer-id/1*": 1, "query": "a"}, {"answer-id/1*": 2, "query": oops}, {"answer-id/1*": 3, "query": "c"}]',
  );
  expect(queries(result)).toEqual(['a', 'c']);
});

test('keys that mean something to JavaScript are ordinary keys', () => {
  const result = read('[{"__proto__": {"answer": "evil"}, "constructor": 1, "query": "a"}]');
  expect(queries(result)).toEqual(['a']);
  expect(Object.prototype).not.toHaveProperty('answer');
});

test('brackets without end are given up, not followed', () => {
  expect(read('[{"a":'.repeat(100_000)).broken.length).toBeGreaterThan(0);
  expect(read(`[{"query":${'['.repeat(500_000)}`).broken.length).toBeGreaterThan(0);
});

test('how the text is cut into pieces makes no difference', () => {
  const record = fc.record({ query: fc.string(), answer: fc.json(), 'ke"y': fc.jsonValue({ maxDepth: 3 }) });
  fc.assert(
    fc.property(
      fc.array(record, { maxLength: 5 }),
      fc.integer({ min: 1, max: 20 }),
      fc.boolean(),
      (list, size, pretty) => {
        const text = JSON.stringify(list, null, pretty ? 2 : 0);
        const records = JSON.parse(text) as unknown[];
        expect(read(text, size).records.map(({ line: _, ...rest }) => rest)).toEqual(records);
        const lines = list.map((entry) => JSON.stringify(entry)).join('\n');
        expect(readLines(lines, size).records.map(({ line: _, ...rest }) => rest)).toEqual(records);
      },
    ),
  );
});

test('of lines, a bad one costs only itself', () => {
  const result = readLines('{"query":"a"}\r\n\n{"query":\n[1]\n"x"\n{"query":"b"}');
  expect(result.records).toEqual([
    { line: 1, query: 'a' },
    { line: 6, query: 'b' },
  ]);
  expect(result.broken).toEqual(['3 invalid_json', '4 not_an_object', '5 not_an_object']);
});

test('a line longer than any answer is dropped without being gathered', () => {
  const result = readLines(`{"query":"a"}\n${'x'.repeat(30_000_000)}\n{"query":"b"}`, 1 << 20);
  expect(queries(result)).toEqual(['a', 'b']);
  expect(result.broken).toEqual(['2 too_long']);
});

test('a text that is cut off among numbers that are none keeps nobody waiting', { timeout: 2000 }, () => {
  expect(() => parseLeniently(`{"score": NaN, "answer": "${'a'.repeat(100_000)}`)).toThrow(SyntaxError);
  expect(() => parseLeniently(`{"score": NaN, "answer": "${'\\"'.repeat(30_000)}`)).toThrow(SyntaxError);
});

test('a file of nothing but brackets takes no memory, and what stands behind deep lists is read', () => {
  expect(queries(read(`[${'['.repeat(5000)}{"query":"no"}${']'.repeat(5000)},{"query":"a"}]`))).toEqual(['a']);
  const parser = new JsonParser(isAnswerShape);
  const piece = '['.repeat(1 << 20);
  const before = process.memoryUsage().heapUsed;
  for (let pushed = 0; pushed < 40; pushed += 1) parser.push(piece);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
});
