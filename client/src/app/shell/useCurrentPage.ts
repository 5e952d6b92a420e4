import { useMatches } from 'react-router';
import { isPageHandle } from '#client/i18n/routeHandle.ts';
import type { PageHandle } from '#client/i18n/routeHandle.ts';

/** The route handle of the current page; null for an address without a page. */
export function useCurrentPage(): PageHandle | null {
  return (
    useMatches()
      .map((match) => match.handle)
      .findLast(isPageHandle) ?? null
  );
}
