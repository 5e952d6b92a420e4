import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStores } from '#client/stores/useStores.ts';
import { breadcrumbTitle } from '../breadcrumbTrail.ts';
import { useCurrentPage } from '../useCurrentPage.ts';

/** Notes every page read, shown bar or not, so that switching the bar on shows where the reader has been. */
export function useTabVisits(): void {
  const { tabs, user } = useStores();
  const page = useCurrentPage();
  const { pathname, search } = useLocation();
  const name = page?.name;
  const titleId = page?.titleId;
  const counts = user.isLoggedIn && page?.noTab !== true;
  useEffect(() => {
    if (!counts || name === undefined || titleId === undefined) return;
    const query = new URLSearchParams(search);
    tabs.visit({
      title: breadcrumbTitle(query) ?? titleId,
      name,
      fullPath: `${pathname}${search}`,
      query: Object.fromEntries(query),
      ignoreCache: false,
    });
  }, [counts, name, pathname, search, tabs, titleId]);
}
