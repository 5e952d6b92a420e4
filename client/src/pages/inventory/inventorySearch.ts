import { PAGE_STATUSES } from '#client/api/ownPageSchemas.ts';
import type { TableSort } from '#client/lib/rows/TableSort.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import { optionalChoiceParam, sortParam, textParam } from '#client/lib/search/searchParams.ts';

/** Reasons to look at a page. */
export const PAGE_NEEDS = ['problem', 'capped', 'unserving', 'old'] as const;
export type PageNeed = (typeof PAGE_NEEDS)[number];

const PAGE_SORTS = [
  'title',
  'eligible',
  'citable',
  'prompts',
  'answers',
  'rate',
  'change',
  'status',
  'hits',
  'visits',
  'dated',
  'fetched',
] as const;
export type PageSort = (typeof PAGE_SORTS)[number];

export const ADD_WAYS = ['urls', 'sitemap', 'html'] as const;
export type AddWay = (typeof ADD_WAYS)[number];

export const defaultSort: TableSort<PageSort> = { key: 'answers', order: 'desc' };
export const noFilters = { q: '', status: null, need: null } as const;

/** Search state of the inventory and its overlays. */
export const inventorySearch = defineSearch({
  q: textParam('q'),
  status: optionalChoiceParam('status', PAGE_STATUSES),
  need: optionalChoiceParam('need', PAGE_NEEDS),
  sort: sortParam('sort', PAGE_SORTS, defaultSort),
  add: optionalChoiceParam('add', ADD_WAYS),
  /** The page whose details are open; empty: none. */
  page: textParam('page'),
});
export type InventorySearch = SearchState<typeof inventorySearch>;
