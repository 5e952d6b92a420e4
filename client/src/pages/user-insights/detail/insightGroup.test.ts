import { expect, test } from 'vitest';
import { parseInsightGroup } from './insightGroup.ts';

test.each([
  ['persona=student', { kind: 'persona', id: 'student' }],
  ['theme=续航+充电', { kind: 'theme', id: '续航 充电' }],
  ['theme=a%26b%23c%7Cd', { kind: 'theme', id: 'a&b#c|d' }],
  ['persona=student&theme=x', { kind: 'persona', id: 'student' }],
  ['persona=&theme=', null],
  ['', null],
])('%s', (search, group) => {
  expect(parseInsightGroup(new URLSearchParams(search))).toEqual(group);
});
