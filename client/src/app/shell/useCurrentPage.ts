import { useMatches } from 'react-router';
import { isRouteHandle } from '../../i18n/routeHandle.ts';
import type { RouteHandle } from '../../i18n/routeHandle.ts';

/** What the frame knows of the page now shown; null for an address without a page. */
export function useCurrentPage(): RouteHandle | null {
  return (
    useMatches()
      .map((match) => match.handle)
      .findLast(isRouteHandle) ?? null
  );
}
