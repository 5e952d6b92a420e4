import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { createChangeApi } from '../../../api/changeApi.ts';
import { createOwnPageApi } from '../../../api/ownPageApi.ts';
import { useIsOnPage } from '../../../components/address/useIsOnPage.ts';
import { withParams } from '../../../components/address/withParams.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import { filterQueryOf } from '../../../components/filters/filterQueryOf.ts';
import { sameProject } from '../../../components/filters/insightKeys.ts';
import { changeKeys } from '../../../components/publish/changeKeys.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { formatImproveSearch, improveNames, parseImproveSearch } from './improveSearch.ts';
import type { ImprovePlace } from './improveSearch.ts';

const NOWHERE: ImprovePlace = { page: '', change: '', pasted: false };

/** What the page shows and does. Reads stores: call it inside an observer. */
export function useImprovePage() {
  const { projects, filters } = useStores();
  const { currentId: projectId } = projects;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const changeApi = useApi(createChangeApi);
  const pageApi = useApi(createOwnPageApi);
  const drawer = useAnswersDrawer();
  const place = parseImproveSearch(new URLSearchParams(search));
  // Changes and pages are of the project, whatever was filtered elsewhere.
  const query = filterQueryOf(filters.defaults);
  const { time_zone: timeZone } = query;
  const isList = place.page === '' && place.change === '' && !place.pasted;
  const changes = useQuery({
    queryKey: changeKeys.list(projectId, timeZone),
    queryFn: ({ signal }) => changeApi.list(timeZone, signal),
    enabled: projectId !== null && isList,
    placeholderData: (previous, before) => (sameProject(before?.queryKey, projectId) ? previous : undefined),
  });
  const pages = useQuery({
    queryKey: ['insight', projectId, 'pages', query],
    queryFn: ({ signal }) => pageApi.inventory(query, signal),
    enabled: projectId !== null && isList,
    placeholderData: keepPreviousData,
  });
  return {
    projectId,
    place,
    query,
    drawer,
    changes,
    pages,
    isList,
    /** Goes to another part of the page; the drawer and the breadcrumb of the old one do not come along. */
    go: (next: Partial<ImprovePlace>): void => {
      if (!isOnPage()) return;
      const away = [...improveNames, 'answers', 'answer', 'breadcrumb'];
      void navigate({ pathname, search: withParams(search, formatImproveSearch({ ...NOWHERE, ...next }), away) });
    },
  };
}

export type ImprovePageModel = ReturnType<typeof useImprovePage>;
