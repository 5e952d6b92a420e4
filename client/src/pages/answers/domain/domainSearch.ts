import { urlStatusSchema } from '#client/api/detailSchemas.ts';
import type { TableSort } from '#client/lib/rows/TableSort.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchParam, SearchState } from '#client/lib/search/defineSearch.ts';
import { choiceParam, idsParam, optionalChoiceParam, sortParam, textParam } from '#client/lib/search/searchParams.ts';

/** The list under the charts: page tree, prompts that mention competitors only, or lost own pages. */
export const domainViews = ['pages', 'gap', 'replaced'] as const;
export type DomainView = (typeof domainViews)[number];

const treeSorts = ['label', 'citations', 'answers', 'prompts', 'gap', 'last_cited_at'] as const;
export type TreeSort = (typeof treeSorts)[number];

/** The initial expansion of the tree; individual toggles are applied on top. */
const treeDepths = ['auto', 'all', 'none'] as const;
export type TreeDepth = (typeof treeDepths)[number];

const defaultSort: TableSort<TreeSort> = { key: 'citations', order: 'desc' };

const domainParam: SearchParam<string> = { ...textParam('domain'), read: ([text = '']) => text.trim() };

export const domainSearch = defineSearch({
  /** Empty: no domain in the address. */
  domain: domainParam,
  view: choiceParam('view', domainViews, 'pages'),
  /** Words that pages, or prompts of the gap, must contain. */
  q: textParam('q'),
  status: optionalChoiceParam('url_status', urlStatusSchema.options),
  sort: sortParam('sort', treeSorts, defaultSort),
  depth: choiceParam('depth', treeDepths, 'auto'),
  /** Ids of nodes whose expansion differs from `depth`. */
  toggled: idsParam('toggle'),
  /** Ids of nodes all of whose children are listed. */
  full: idsParam('full'),
});
export type DomainSearch = SearchState<typeof domainSearch>;
