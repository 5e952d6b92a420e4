import type { UrlStatus } from '../../../api/detailSchemas.ts';
import { urlStatusSchema } from '../../../api/detailSchemas.ts';
import type { TableSort } from '../../../components/table/DataColumn.ts';

/** What stands under the charts: the tree of pages, the prompts where rivals are named beside it, our pages that went. */
export const domainViews = ['pages', 'gap', 'replaced'] as const;
export type DomainView = (typeof domainViews)[number];

export const treeSorts = ['label', 'citations', 'answers', 'prompts', 'gap', 'last_cited_at'] as const;
export type TreeSort = (typeof treeSorts)[number];

/** How far the tree is open before the reader opens and closes places one by one. */
export const treeDepths = ['auto', 'all', 'none'] as const;
export type TreeDepth = (typeof treeDepths)[number];

export interface DomainPlace {
  /** Empty: the address names no domain. */
  readonly domain: string;
  readonly view: DomainView;
  /** Words that pages, or prompts of the gap, must have. */
  readonly q: string;
  readonly status: UrlStatus | null;
  readonly sort: TableSort<TreeSort>;
  readonly depth: TreeDepth;
  /** Ids of places that are the other way round than `depth` has them. */
  readonly toggled: readonly string[];
  /** Ids of places all of whose children are listed. */
  readonly full: readonly string[];
}

export const defaultSort: TableSort<TreeSort> = { key: 'citations', order: 'desc' };
const orders = ['asc', 'desc'] as const;
const withoutEmpty = (ids: readonly string[]): string[] => [...new Set(ids.filter((id) => id !== ''))];

function parseSort(text: string | null): TableSort<TreeSort> {
  const [name, direction] = (text ?? '').split('.');
  const key = treeSorts.find((candidate) => candidate === name);
  const order = orders.find((candidate) => candidate === direction);
  return key === undefined || order === undefined ? defaultSort : { key, order };
}

/** What the page shows for an address. Total: what makes no sense is the default, nothing throws. */
export function parseDomainSearch(params: URLSearchParams): DomainPlace {
  return {
    domain: (params.get('domain') ?? '').trim(),
    view: domainViews.find((view) => view === params.get('view')) ?? 'pages',
    q: params.get('q') ?? '',
    status: urlStatusSchema.options.find((status) => status === params.get('url_status')) ?? null,
    sort: parseSort(params.get('sort')),
    depth: treeDepths.find((depth) => depth === params.get('depth')) ?? 'auto',
    toggled: withoutEmpty(params.getAll('toggle')),
    full: withoutEmpty(params.getAll('full')),
  };
}

/** The address of a place; what is as by default is left out. */
export function formatDomainSearch(place: DomainPlace): URLSearchParams {
  const { domain, view, q, status, sort, depth, toggled, full } = place;
  const params = new URLSearchParams();
  if (domain !== '') params.set('domain', domain);
  if (view !== 'pages') params.set('view', view);
  if (q !== '') params.set('q', q);
  if (status !== null) params.set('url_status', status);
  if (sort.key !== defaultSort.key || sort.order !== defaultSort.order) params.set('sort', `${sort.key}.${sort.order}`);
  if (depth !== 'auto') params.set('depth', depth);
  for (const id of toggled) params.append('toggle', id);
  for (const id of full) params.append('full', id);
  return params;
}

/** The parameters that belong to this page. */
export const domainNames: readonly string[] = ['domain', 'view', 'q', 'url_status', 'sort', 'depth', 'toggle', 'full'];
