import type { TableSort } from '#client/lib/rows/TableSort.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import { choiceParam, sortParam, textParam } from '#client/lib/search/searchParams.ts';

/** Sort keys of the topic's prompts. */
export const spreadSorts = ['visibility', 'change'] as const;
export type SpreadSort = (typeof spreadSorts)[number];

/** Sort keys of the topic's sources. */
const sourceSorts = ['domain', 'type', 'citations'] as const;
export type TopicSourceSort = (typeof sourceSorts)[number];

const defaultSources: TableSort<TopicSourceSort> = { key: 'citations', order: 'desc' };

export const topicSearch = defineSearch({
  /** Empty: no topic in the address. */
  id: textParam('id'),
  sort: choiceParam('sort', spreadSorts, 'visibility'),
  sources: sortParam('sources', sourceSorts, defaultSources),
});
export type TopicSearch = SearchState<typeof topicSearch>;
