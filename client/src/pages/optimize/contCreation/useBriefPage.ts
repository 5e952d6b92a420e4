import { useLocation, useNavigate } from 'react-router';
import { useIsOnPage } from '../../../components/address/useIsOnPage.ts';
import { withParams } from '../../../components/address/withParams.ts';
import { answerNames } from '../../../components/answers/answerSearch.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import { useFilters } from '../../../components/filters/useFilters.ts';
import { useStores } from '../../../stores/useStores.ts';
import { briefListNames, formatBriefList, parseBriefList } from './briefListSearch.ts';
import type { BriefListView } from './briefListSearch.ts';
import { briefNames, formatBriefSearch, parseBriefSearch } from './briefSearch.ts';
import type { BriefPlace } from './briefSearch.ts';

/** What the page is about, and going elsewhere in it. Reads stores: call it inside an observer. */
export function useBriefPage() {
  const { projects } = useStores();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const place = parseBriefSearch(new URLSearchParams(search));
  const searchOf = (next: BriefPlace): string =>
    withParams(search, formatBriefSearch(next), [...briefNames, ...answerNames]);
  const view = parseBriefList(new URLSearchParams(search));
  return {
    projectId: projects.currentId,
    place,
    /** What the list of briefs shows. */
    view,
    show: (changes: Partial<BriefListView>): void => {
      const next = withParams(search, formatBriefList({ ...view, ...changes }), briefListNames);
      void navigate({ pathname, search: next }, { replace: changes.q !== undefined, preventScrollReset: true });
    },
    filters,
    drawer,
    /** The address of another place of the page; the dates stay. */
    addressOf: (next: BriefPlace): string => `${pathname}${searchOf(next)}`,
    go: (next: BriefPlace, replace = false): void => {
      if (isOnPage()) void navigate({ pathname, search: searchOf(next) }, { replace });
    },
  };
}

export type BriefPageModel = ReturnType<typeof useBriefPage>;
