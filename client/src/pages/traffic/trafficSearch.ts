import { TRAFFIC_GAPS, TRAFFIC_SORTS } from '#client/api/trafficSchemas.ts';
import type { TrafficSort } from '#client/api/trafficSchemas.ts';
import type { TableSort } from '#client/lib/rows/TableSort.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchParam, SearchState } from '#client/lib/search/defineSearch.ts';
import { choiceParam, flagParam, optionalChoiceParam, sortParam, textParam } from '#client/lib/search/searchParams.ts';

export const pageViews = ['pages', 'folders'] as const;

const defaultSort: TableSort<TrafficSort> = { key: 'hits', order: 'desc' };

/** A folder in the server's format, ending with a slash; anything else is empty: all sites. */
const folderParam: SearchParam<string> = {
  ...textParam('folder'),
  read: ([text = '']) => (text.startsWith('https://') && text.endsWith('/') ? text : ''),
};

/** Search state of the page table, and whether the import dialog is open. */
export const trafficSearch = defineSearch({
  view: choiceParam('view', pageViews, 'pages'),
  /** Folder view: the open folder. */
  folder: folderParam,
  /** Page view: words in the URL, and a missing step. */
  q: textParam('q'),
  gap: optionalChoiceParam('gap', TRAFFIC_GAPS),
  sort: sortParam('sort', TRAFFIC_SORTS, defaultSort),
  importing: flagParam('import'),
});
export type TrafficSearch = SearchState<typeof trafficSearch>;
