import { expect, test } from 'vitest';
import { formatBriefSearch, parseBriefSearch } from './briefSearch.ts';
import type { BriefPlace } from './briefSearch.ts';

const places: readonly BriefPlace[] = [
  { kind: 'list' },
  { kind: 'stored', id: 'brief-1', version: null },
  { kind: 'stored', id: 'a&b#c|中文', version: 3 },
  { kind: 'new', promptIds: ['p&1', '中文'], topicId: '', actionId: '' },
  { kind: 'new', promptIds: [], topicId: 't#1', actionId: '' },
  { kind: 'new', promptIds: [], topicId: '', actionId: 'create_coverage|p1' },
];

test.each(places)('$kind comes back from its address', (place) => {
  const address = formatBriefSearch(place).toString();
  expect(parseBriefSearch(new URLSearchParams(address))).toEqual(place);
});

test.each(['', 'brief=', 'prompt_ids=,,', 'version=2', 'topic_id='])('%s is the list', (address) => {
  expect(parseBriefSearch(new URLSearchParams(address))).toEqual({ kind: 'list' });
});

test('a version that is no number is the present one', () => {
  expect(parseBriefSearch(new URLSearchParams('brief=a&version=-1'))).toMatchObject({ version: null });
  expect(parseBriefSearch(new URLSearchParams('brief=a&version=x'))).toMatchObject({ version: null });
});
