import { urlStatusSchema } from '#client/api/detailSchemas.ts';
import type { TableSort } from '#client/lib/rows/TableSort.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchParam, SearchState } from '#client/lib/search/defineSearch.ts';
import { choiceParam, idsParam, optionalChoiceParam, sortParam, textParam } from '#client/lib/search/searchParams.ts';

/** What stands under the charts: the tree of pages, the prompts where rivals are named beside it, our pages that went. */
export const domainViews = ['pages', 'gap', 'replaced'] as const;
export type DomainView = (typeof domainViews)[number];

const treeSorts = ['label', 'citations', 'answers', 'prompts', 'gap', 'last_cited_at'] as const;
export type TreeSort = (typeof treeSorts)[number];

/** How far the tree is open before the reader opens and closes places one by one. */
const treeDepths = ['auto', 'all', 'none'] as const;
export type TreeDepth = (typeof treeDepths)[number];

const defaultSort: TableSort<TreeSort> = { key: 'citations', order: 'desc' };

const domainParam: SearchParam<string> = { ...textParam('domain'), read: ([text = '']) => text.trim() };

export const domainSearch = defineSearch({
  /** Empty: the address names no domain. */
  domain: domainParam,
  view: choiceParam('view', domainViews, 'pages'),
  /** Words that pages, or prompts of the gap, must have. */
  q: textParam('q'),
  status: optionalChoiceParam('url_status', urlStatusSchema.options),
  sort: sortParam('sort', treeSorts, defaultSort),
  depth: choiceParam('depth', treeDepths, 'auto'),
  /** Ids of nodes that are the other way round than `depth` has them. */
  toggled: idsParam('toggle'),
  /** Ids of nodes all of whose children are listed. */
  full: idsParam('full'),
});
export type DomainSearch = SearchState<typeof domainSearch>;
