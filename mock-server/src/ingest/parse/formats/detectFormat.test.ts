import { expect, test } from 'vitest';
import { detectFormat } from './detectFormat.ts';

const isAnswerShape = (keys: readonly string[]): boolean => keys.includes('answer');

test.each([
  ['json', ' \n[{"a":1}]', 'x.csv'],
  ['json', '{"answers":[{"answer":1}]}', 'x.json'],
  ['json', '{\n "answers": [\n {"answer":1}]}', 'x.txt'],
  ['jsonl', '{"prompt":1}\n{"prompt":2}', 'x.json'],
  ['jsonl', '{"answer":1}', 'x.json'],
  ['jsonl', '{"answer":1, cut', 'x.jsonl'],
  ['csv', 'prompt,answer\n{"a":1},b', 'x.json'],
  ['csv', '', 'x.json'],
])('%s: %j', (format, sample, name) => {
  expect(detectFormat(sample, name, isAnswerShape)).toBe(format);
});
