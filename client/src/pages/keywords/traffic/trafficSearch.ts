import { TRAFFIC_GAPS, TRAFFIC_SORTS } from '../../../api/trafficSchemas.ts';
import type { TrafficGap, TrafficSort } from '../../../api/trafficSchemas.ts';
import type { TableSort } from '../../../components/table/DataColumn.ts';

export const pageViews = ['pages', 'folders'] as const;
export type PageView = (typeof pageViews)[number];

/** What the table of pages shows, and whether a log is being imported. */
export interface TrafficPlace {
  readonly view: PageView;
  /** Of the folders: the one that is open, ending with a slash; empty: all sites. */
  readonly folder: string;
  /** Of the pages: words their addresses must have, and what they must lack. */
  readonly q: string;
  readonly gap: TrafficGap | null;
  readonly sort: TableSort<TrafficSort>;
  readonly importing: boolean;
}

export const defaultSort: TableSort<TrafficSort> = { key: 'hits', order: 'desc' };
const orders = ['asc', 'desc'] as const;

/** The parameters that belong to this page. */
export const trafficNames: readonly string[] = ['view', 'folder', 'q', 'gap', 'sort', 'import'];

function parseSort(text: string | null): TableSort<TrafficSort> {
  const [name, direction] = (text ?? '').split('.');
  const key = TRAFFIC_SORTS.find((candidate) => candidate === name);
  const order = orders.find((candidate) => candidate === direction);
  return key === undefined || order === undefined ? defaultSort : { key, order };
}

/** A folder as the server names it; anything else is all sites. */
function parseFolder(text: string | null): string {
  return text?.startsWith('https://') === true && text.endsWith('/') ? text : '';
}

/** What the page shows for an address. Total: what makes no sense is the default, nothing throws. */
export function parseTrafficSearch(params: URLSearchParams): TrafficPlace {
  return {
    view: pageViews.find((view) => view === params.get('view')) ?? 'pages',
    folder: parseFolder(params.get('folder')),
    q: params.get('q') ?? '',
    gap: TRAFFIC_GAPS.find((gap) => gap === params.get('gap')) ?? null,
    sort: parseSort(params.get('sort')),
    importing: params.get('import') === '1',
  };
}

/** The address of a place; what is as by default is left out. */
export function formatTrafficSearch({ view, folder, q, gap, sort, importing }: TrafficPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== 'pages') params.set('view', view);
  if (folder !== '') params.set('folder', folder);
  if (q !== '') params.set('q', q);
  if (gap !== null) params.set('gap', gap);
  if (sort.key !== defaultSort.key || sort.order !== defaultSort.order) params.set('sort', `${sort.key}.${sort.order}`);
  if (importing) params.set('import', '1');
  return params;
}
