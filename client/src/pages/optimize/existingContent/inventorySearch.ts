import { PAGE_STATUSES } from '../../../api/ownPageSchemas.ts';
import type { PageStatus } from '../../../api/ownPageSchemas.ts';
import type { TableSort } from '../../../components/table/DataColumn.ts';

/** What a page may want looking at. */
export const PAGE_NEEDS = ['problem', 'capped', 'unserving', 'old'] as const;
export type PageNeed = (typeof PAGE_NEEDS)[number];

export const PAGE_SORTS = [
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

/** What the inventory shows, and what stands open over it. */
export interface InventoryPlace {
  readonly q: string;
  readonly status: PageStatus | null;
  readonly need: PageNeed | null;
  readonly sort: TableSort<PageSort>;
  readonly add: AddWay | null;
  /** The page whose details are open; empty: none. */
  readonly page: string;
}

export const defaultSort: TableSort<PageSort> = { key: 'answers', order: 'desc' };
export const noFilters = { q: '', status: null, need: null } as const;
const orders = ['asc', 'desc'] as const;

/** The parameters that belong to this page. */
export const inventoryNames: readonly string[] = ['q', 'status', 'need', 'sort', 'add', 'page'];

function parseSort(text: string | null): TableSort<PageSort> {
  const [name, direction] = (text ?? '').split('.');
  const key = PAGE_SORTS.find((candidate) => candidate === name);
  const order = orders.find((candidate) => candidate === direction);
  return key === undefined || order === undefined ? defaultSort : { key, order };
}

/** What the page shows for an address. Total: what makes no sense is the default, nothing throws. */
export function parseInventorySearch(params: URLSearchParams): InventoryPlace {
  return {
    q: params.get('q') ?? '',
    status: PAGE_STATUSES.find((status) => status === params.get('status')) ?? null,
    need: PAGE_NEEDS.find((need) => need === params.get('need')) ?? null,
    sort: parseSort(params.get('sort')),
    add: ADD_WAYS.find((way) => way === params.get('add')) ?? null,
    page: params.get('page') ?? '',
  };
}

/** The address of a place; what is as by default is left out. */
export function formatInventorySearch({ q, status, need, sort, add, page }: InventoryPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (status !== null) params.set('status', status);
  if (need !== null) params.set('need', need);
  if (sort.key !== defaultSort.key || sort.order !== defaultSort.order) params.set('sort', `${sort.key}.${sort.order}`);
  if (add !== null) params.set('add', add);
  if (page !== '') params.set('page', page);
  return params;
}
