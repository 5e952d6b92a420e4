import { useMatches } from 'react-router';
import { isPageHandle } from '../../i18n/routeHandle.ts';
import type { PageHandle } from '../../i18n/routeHandle.ts';

/** What the frame knows of the page now shown; null for an address without a page. */
export function useCurrentPage(): PageHandle | null {
  return (
    useMatches()
      .map((match) => match.handle)
      .findLast(isPageHandle) ?? null
  );
}
