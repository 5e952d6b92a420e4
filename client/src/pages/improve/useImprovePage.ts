import { useLocation, useNavigate } from 'react-router';
import { createOwnPageApi } from '#client/api/ownPageApi.ts';
import { createPublicationApi } from '#client/api/publicationApi.ts';
import { withParams } from '#client/components/address/withParams.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import { filterQueryOf } from '#client/components/filters/filterQueryOf.ts';
import { useIsOnPage } from '#client/hooks/useIsOnPage.ts';
import { publicationKeys } from '#client/queries/publicationKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { improveSearch } from './improveSearch.ts';
import type { ImproveSearch } from './improveSearch.ts';

const NOWHERE: ImproveSearch = { page: '', change: '', pasted: false };

/** State and commands of the page. Reads stores: call it inside an observer. */
export function useImprovePage() {
  const { projects, filters } = useStores();
  const { currentId: projectId } = projects;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const publicationApi = useApi(createPublicationApi);
  const pageApi = useApi(createOwnPageApi);
  const drawer = useAnswersDrawer();
  const searchState = improveSearch.parse(new URLSearchParams(search));
  // Publications and pages belong to the project: filters of other pages do not apply.
  const query = filterQueryOf(filters.defaults);
  const { time_zone: timeZone } = query;
  const isList = searchState.page === '' && searchState.change === '' && !searchState.pasted;
  const changes = useProjectQuery({
    queryKey: publicationKeys.list(projectId, timeZone),
    queryFn: ({ signal }) => publicationApi.list(timeZone, signal),
    enabled: isList,
  });
  const pages = useProjectQuery({
    queryKey: ['report', projectId, 'pages', query],
    queryFn: ({ signal }) => pageApi.inventory(query, signal),
    enabled: isList,
  });
  return {
    projectId,
    searchState,
    query,
    drawer,
    changes,
    pages,
    isList,
    /** Goes to another part of the page; drops the drawer and the breadcrumb of the current one. */
    go: (next: Partial<ImproveSearch>): void => {
      if (!isOnPage()) return;
      const away = [...improveSearch.names, 'answers', 'answer', 'breadcrumb'];
      void navigate({ pathname, search: withParams(search, improveSearch.format({ ...NOWHERE, ...next }), away) });
    },
  };
}

export type ImprovePageModel = ReturnType<typeof useImprovePage>;
