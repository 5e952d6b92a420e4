import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStores } from '#client/stores/useStores.ts';
import { breadcrumbTitle } from '../breadcrumbTrail.ts';
import { useCurrentPage } from '../useCurrentPage.ts';

/** Records every visited page, even while the tab bar is hidden, so that enabling it shows the pages visited before. */
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
