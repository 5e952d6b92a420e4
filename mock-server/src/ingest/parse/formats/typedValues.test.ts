import { expect, test } from 'vitest';
import { mayBeTyped, plainValues } from './typedValues.ts';

const plain = (text: string): unknown => (mayBeTyped(text) ? plainValues(JSON.parse(text)) : 'as written');

test.each([
  ['{"run": {"$numberInt": "2"}, "n": [{"$numberLong": "3"}]}', { run: 2, n: [3] }],
  ['{"score": {"$numberDouble": "0.5"}, "_id": {"$oid": "65f0"}}', { score: 0.5, _id: '65f0' }],
  ['{"id": {"$numberLong": "9007199254740993"}}', { id: '9007199254740993' }],
  ['{"at": {"$date": {"$numberLong": "1"}}}', { at: { $date: { $numberLong: '1' } } }],
])('%s of MongoDB', (text, value) => {
  expect(plain(text)).toEqual(value);
});

test('an item of DynamoDB, with everything in it', () => {
  const item =
    '{"Item": {"q": {"S": "Which?"}, "n": {"N": "2"}, "no": {"NULL": true}, "all": {"SS": ["a"]}, "in": {"M": {"l": {"L": [{"S": "b"}, {"BOOL": false}]}}}}}';
  expect(plain(item)).toEqual({ Item: { q: 'Which?', n: 2, no: null, all: ['a'], in: { l: ['b', false] } } });
});

test.each([
  ['one attribute only', '{"size": {"S": "small"}}'],
  ['an attribute without a type', '{"a": {"S": "x"}, "b": "y"}'],
  ['a mark over another value', '{"a": {"S": "x"}, "b": {"N": "many"}}'],
  ['marks beside others', '{"a": {"S": "x", "M": "y"}, "b": {"L": 1, "XL": 2}}'],
])('values that only look like it stay: %s', (_, text) => {
  expect(plain(text)).toEqual(JSON.parse(text));
});

test('other text is not searched', () => {
  expect(plain('{"answer": "Sizes \\"S\\": small"}')).toBe('as written');
});
