import type { MenuEntry } from '../../api/menuSchemas.ts';
import type { ActiveEntry } from './menu/activeEntry.ts';

/** Longest text of an address that is shown, in characters. */
const LONGEST = 80;

/** What shows nothing, or turns round what stands beside it: in the window's title nothing could keep it to itself. */
const UNSEEN = /[\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}\u200B\u2060\uFEFF]+/gu;

/** A text from outside as it may stand in the window's title. */
export const plainTitle = (text: string): string => text.replaceAll(UNSEEN, ' ').trim();

/** The text of the `breadcrumb` parameter, cut at 80 characters; null when there is none. */
export function breadcrumbTitle(query: URLSearchParams): string | null {
  const text = Array.from(plainTitle(query.get('breadcrumb') ?? ''));
  if (text.length === 0) return null;
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).join('')}…` : text.join('');
}

export interface Crumb {
  /** A message id, or words that stand as they are. */
  readonly title: string;
  /** Where it leads; null for a place without a page, and for the page being read. */
  readonly path: string | null;
}

const firstPath = (group: MenuEntry): string | null =>
  group.children?.find(({ path }) => path !== undefined)?.path ?? null;

/**
 * The way to the page being read: the `breadcrumb` parameter by itself when there is one (specification, section 2),
 * else group and page, and between them the page of the menu that a detail page belongs to.
 */
export function breadcrumbTrail(
  query: URLSearchParams,
  page: { readonly titleId: string; readonly path: string } | null,
  active: ActiveEntry | null,
): Crumb[] {
  const named = breadcrumbTitle(query);
  if (named !== null) return [{ title: named, path: null }];
  if (page === null) return [];
  const trail: Crumb[] = [];
  if (active !== null && active.group !== null)
    trail.push({ title: active.group.title, path: firstPath(active.group) });
  if (active?.entry.path !== undefined && active.entry.path !== page.path) {
    trail.push({ title: active.entry.title, path: active.entry.path });
  }
  return [...trail, { title: page.titleId, path: null }];
}
