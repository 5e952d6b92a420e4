import { useLocation, useNavigate } from 'react-router';
import { createPublicationApi } from '../../api/publicationApi.ts';
import { createOwnPageApi } from '../../api/ownPageApi.ts';
import { useIsOnPage } from '../../hooks/useIsOnPage.ts';
import { withParams } from '../../components/address/withParams.ts';
import { useAnswersDrawer } from '../../components/answers/useAnswersDrawer.ts';
import { filterQueryOf } from '../../components/filters/filterQueryOf.ts';
import { useProjectQuery } from '../../queries/useProjectQuery.ts';
import { publicationKeys } from '../../queries/publicationKeys.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
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
