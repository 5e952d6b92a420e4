import { TRAFFIC_GAPS, TRAFFIC_SORTS } from '../../api/trafficSchemas.ts';
import type { TrafficSort } from '../../api/trafficSchemas.ts';
import type { TableSort } from '../../lib/rows/TableSort.ts';
import { defineSearch } from '../../lib/search/defineSearch.ts';
import type { SearchParam, SearchState } from '../../lib/search/defineSearch.ts';
import { choiceParam, flagParam, optionalChoiceParam, sortParam, textParam } from '../../lib/search/searchParams.ts';

export const pageViews = ['pages', 'folders'] as const;

const defaultSort: TableSort<TrafficSort> = { key: 'hits', order: 'desc' };

/** A folder as the server names it, ending with a slash; anything else is empty: all sites. */
const folderParam: SearchParam<string> = {
  ...textParam('folder'),
  read: ([text = '']) => (text.startsWith('https://') && text.endsWith('/') ? text : ''),
};

/** What the table of pages shows, and whether a log is being imported. */
export const trafficSearch = defineSearch({
  view: choiceParam('view', pageViews, 'pages'),
  /** Of the folders: the one that is open. */
  folder: folderParam,
  /** Of the pages: words their addresses must have, and what they must lack. */
  q: textParam('q'),
  gap: optionalChoiceParam('gap', TRAFFIC_GAPS),
  sort: sortParam('sort', TRAFFIC_SORTS, defaultSort),
  importing: flagParam('import'),
});
export type TrafficSearch = SearchState<typeof trafficSearch>;
