import { oneLine } from '#client/lib/oneLine.ts';
import { knownPaths } from '../navigation.ts';

/** Longest title from an address, in characters. */
const LONGEST = 80;

/** The text of the `breadcrumb` parameter, cut at 80 characters; null when absent. */
export function breadcrumbTitle(query: URLSearchParams): string | null {
  return oneLine(query.get('breadcrumb') ?? '', LONGEST) || null;
}

interface Crumb {
  /** A message id, or text that is shown as it is. */
  readonly title: string;
  /** Its link; null for the current page, and for a group without a page of its own. */
  readonly path: string | null;
}

/** A matched route, as returned by the router's `useMatches`. */
interface RouteMatch {
  readonly pathname: string;
  readonly handle: unknown;
}

function titleOf({ handle }: RouteMatch): string | null {
  const hasTitle = typeof handle === 'object' && handle !== null && 'titleId' in handle;
  return hasTitle && typeof handle.titleId === 'string' ? handle.titleId : null;
}

/** The page of a matched route: its own one, or the index of a group. */
function pageOf(pathname: string): string | null {
  const path = pathname.replace(/\/+$/u, '');
  return [`${path}/index`, path].find((candidate) => knownPaths.has(candidate)) ?? null;
}

/**
 * The breadcrumb (specification, section 2): the `breadcrumb` parameter when there is one, else the titles of the chain of
 * matched routes. Routes without a title, such as the layout, are left out.
 */
export function breadcrumbTrail(query: URLSearchParams, matches: readonly RouteMatch[]): readonly Crumb[] {
  const named = breadcrumbTitle(query);
  if (named !== null) return [{ title: named, path: null }];
  const here = matches.at(-1)?.pathname.replace(/\/+$/u, '');
  return matches.flatMap((match) => {
    const title = titleOf(match);
    if (title === null) return [];
    const path = pageOf(match.pathname);
    return [{ title, path: path === here ? null : path }];
  });
}
