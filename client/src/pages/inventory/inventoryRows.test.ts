import { expect, test } from 'vitest';
import type { PageRow } from '#client/api/ownPageSchemas.ts';
import { inventoryRows } from './inventoryRows.ts';
import { defaultSort, noFilters } from './inventorySearch.ts';
import type { InventorySearch } from './inventorySearch.ts';

const row = (url: string, changes: Partial<PageRow> = {}): PageRow => ({
  id: url,
  url,
  title: `Title ${url}`,
  language: 'zh',
  fetched_at: '2026-03-01T00:00:00.000Z',
  problem: null,
  prompt_ids: ['q1'],
  prompts_chosen: false,
  source: 'url',
  characters: 100,
  dated: '2026-03-01',
  scores: { eligible: { score: 50, capped: false }, citable: { score: 50, capped: false } },
  answers: 0,
  rate: null,
  change: null,
  status: 'uncited',
  points: [],
  last_cited_at: null,
  traffic: null,
  ...changes,
});
const searchState: InventorySearch = { ...noFilters, sort: defaultSort, add: null, page: '' };
const rows = [
  row('b', { answers: 3, status: 'rising', dated: null }),
  row('a', { answers: 3, problem: { kind: 'timeout', detail: '' } }),
  row('c', { answers: 9, scores: null, prompt_ids: [] }),
  row('d', { scores: { eligible: { score: 40, capped: true }, citable: { score: 80, capped: false } } }),
  row('e', { dated: '2025-08-01', title: '甘特图 Gantt' }),
];
const shown = (changes: Partial<InventorySearch>) =>
  inventoryRows(rows, { ...searchState, ...changes }, '2026-03-10').map(({ url }) => url);

test('rows come in the order asked for, what is not known last either way', () => {
  expect(shown({})).toEqual(['c', 'a', 'b', 'd', 'e']);
  expect(shown({ sort: { key: 'citable', order: 'desc' } })).toEqual(['d', 'a', 'b', 'e', 'c']);
  expect(shown({ sort: { key: 'citable', order: 'asc' } })).toEqual(['a', 'b', 'e', 'd', 'c']);
});

test('rows are narrowed by words, course and what they want', () => {
  expect(shown({ q: 'gantt 甘特' })).toEqual(['e']);
  // Full-width letters, as a Chinese input method types them.
  expect(shown({ q: 'Ｇａｎｔｔ　甘特' })).toEqual(['e']);
  expect(shown({ status: 'rising' })).toEqual(['b']);
  expect(shown({ need: 'problem' })).toEqual(['a']);
  expect(shown({ need: 'capped' })).toEqual(['d']);
  expect(shown({ need: 'unserving' })).toEqual(['c']);
  expect(shown({ need: 'old' })).toEqual(['b', 'e']);
});
