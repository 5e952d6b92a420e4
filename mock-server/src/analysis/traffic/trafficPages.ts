import type { TrafficGap, TrafficPage, TrafficPages, TrafficSort } from '#client/api/trafficSchemas.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import { formatDay } from '#client/lib/dates.ts';
import { folderGroups } from './folderGroups.ts';
import { isPageAddress } from './isPageRequest.ts';
import { tallyPages } from './tallyPages.ts';
import type { PageTally, TrafficScope } from './tallyPages.ts';
import { hasGap } from './trafficFunnel.ts';

/** Selects rows: those of a folder, or single pages, optionally with search words and a gap. */
export type PagesView =
  | { readonly view: 'folders'; readonly folder: string }
  | { readonly view: 'pages'; readonly q: string; readonly gap: TrafficGap | null };

export interface PagesOrder {
  readonly sort: TrafficSort;
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  readonly page_size: number;
}

function rowOf(url: string, { pages, fetched: _, last, ...sums }: PageTally): TrafficPage {
  return {
    kind: url.endsWith('/') ? 'folder' : 'page',
    url,
    pages: pages.size,
    ...sums,
    last_date: last === 0 ? null : formatDay(last),
  };
}

/**
 * Every row of a view. Page views leave out resources (styles, images, robots.txt); folder views include everything,
 * because crawlers request those, too.
 */
export function pageRows(scope: TrafficScope, view: PagesView): readonly TrafficPage[] {
  if (view.view === 'folders') {
    return [...tallyPages(scope, folderGroups(view.folder))].map(([url, tally]) => rowOf(url, tally));
  }
  const words = view.q.toLowerCase().split(/\s+/u);
  const { gap } = view;
  return [...tallyPages(scope, (url) => (isPageAddress(url) ? url : null))].flatMap(([url, tally]) => {
    const isWanted = words.every((word) => url.toLowerCase().includes(word)) && (gap === null || hasGap(tally, gap));
    return isWanted ? [rowOf(url, tally)] : [];
  });
}

/** A page of the rows in the requested order: folders before pages, ties by address. */
export function trafficPages(rows: readonly TrafficPage[], { sort, order, page, page_size }: PagesOrder): TrafficPages {
  const sign = order === 'asc' ? 1 : -1;
  const byName = (a: TrafficPage, b: TrafficPage): number => compareTexts(a.url, b.url);
  const list = [...rows].sort((a, b) => {
    if (a.kind !== b.kind) return a.kind === 'folder' ? -1 : 1;
    return sort === 'url' ? sign * byName(a, b) : sign * (a[sort] - b[sort]) || byName(a, b);
  });
  return { list: list.slice((page - 1) * page_size, page * page_size), total: rows.length };
}
