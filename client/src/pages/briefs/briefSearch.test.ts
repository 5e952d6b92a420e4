import { expect, test } from 'vitest';
import { briefSearch } from './briefSearch.ts';
import type { BriefSearch } from './briefSearch.ts';

const places: readonly BriefSearch[] = [
  { kind: 'list' },
  { kind: 'stored', id: 'brief-1', version: null },
  { kind: 'stored', id: 'a&b#c|中文', version: 3 },
  { kind: 'new', promptIds: ['p&1', '中文'], topicId: '', actionId: '' },
  { kind: 'new', promptIds: [], topicId: 't#1', actionId: '' },
  { kind: 'new', promptIds: [], topicId: '', actionId: 'create_coverage|p1' },
];

test.each(places)('$kind comes back from its address', (searchState) => {
  const address = briefSearch.format(searchState).toString();
  expect(briefSearch.parse(new URLSearchParams(address))).toEqual(searchState);
});

test.each(['', 'brief=', 'prompt_ids=,,', 'version=2', 'topic_id='])('%s is the list', (address) => {
  expect(briefSearch.parse(new URLSearchParams(address))).toEqual({ kind: 'list' });
});

test('a version that is no number is the present one', () => {
  expect(briefSearch.parse(new URLSearchParams('brief=a&version=-1'))).toMatchObject({ version: null });
  expect(briefSearch.parse(new URLSearchParams('brief=a&version=x'))).toMatchObject({ version: null });
});
