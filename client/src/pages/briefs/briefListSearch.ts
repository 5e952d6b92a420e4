import type { TableSort } from '#client/lib/rows/TableSort.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import { sortParam, textParam } from '#client/lib/search/searchParams.ts';

const BRIEF_SORTS = ['title', 'language', 'prompts', 'questions', 'sources', 'open', 'updated', 'by'] as const;
export type BriefSort = (typeof BRIEF_SORTS)[number];

const defaultSort: TableSort<BriefSort> = { key: 'updated', order: 'desc' };

/** Search state of the brief list. */
export const briefListSearch = defineSearch({
  q: textParam('q'),
  sort: sortParam('sort', BRIEF_SORTS, defaultSort),
});
export type BriefListSearch = SearchState<typeof briefListSearch>;
