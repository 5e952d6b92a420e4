import { expect, test } from 'vitest';
import { defaultSort, formatInventorySearch, noFilters, parseInventorySearch } from './inventorySearch.ts';
import type { InventoryPlace } from './inventorySearch.ts';

const empty: InventoryPlace = { ...noFilters, sort: defaultSort, add: null, page: '' };

test.each<InventoryPlace>([
  empty,
  { ...empty, q: 'a&b=c#d|中文 %', status: 'fading', need: 'capped' },
  { ...empty, sort: { key: 'citable', order: 'asc' }, add: 'html', page: 'page-1?x' },
])('an address leads back to the same place: %#', (place) => {
  expect(parseInventorySearch(new URLSearchParams(formatInventorySearch(place).toString()))).toEqual(place);
});

test('what makes no sense is as by default', () => {
  expect(parseInventorySearch(new URLSearchParams('status=x&need=y&sort=z.up&add=w'))).toEqual(empty);
  expect(formatInventorySearch(empty).toString()).toBe('');
});
