import { useLocation, useNavigate } from 'react-router';
import { withParams } from '#client/components/address/withParams.ts';
import { answerNames } from '#client/components/answers/answerSearch.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import { useFilters } from '#client/components/filters/useFilters.ts';
import { useIsOnPage } from '#client/hooks/useIsOnPage.ts';
import { useStores } from '#client/stores/useStores.ts';
import { briefListSearch } from './briefListSearch.ts';
import type { BriefListSearch } from './briefListSearch.ts';
import { briefSearch } from './briefSearch.ts';
import type { BriefSearch } from './briefSearch.ts';

/** The place within the page, and navigation inside it. Reads stores: call it inside an observer. */
export function useBriefPage() {
  const { projects } = useStores();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const searchState = briefSearch.parse(new URLSearchParams(search));
  const searchOf = (next: BriefSearch): string =>
    withParams(search, briefSearch.format(next), [...briefSearch.names, ...answerNames]);
  const view = briefListSearch.parse(new URLSearchParams(search));
  return {
    projectId: projects.currentId,
    searchState,
    /** Search state of the brief list. */
    view,
    show: (changes: Partial<BriefListSearch>): void => {
      const next = withParams(search, briefListSearch.format({ ...view, ...changes }), briefListSearch.names);
      void navigate({ pathname, search: next }, { replace: changes.q !== undefined, preventScrollReset: true });
    },
    filters,
    drawer,
    /** The address of another place within the page; keeps the dates. */
    addressOf: (next: BriefSearch): string => `${pathname}${searchOf(next)}`,
    go: (next: BriefSearch, replace = false): void => {
      if (isOnPage()) void navigate({ pathname, search: searchOf(next) }, { replace });
    },
  };
}

export type BriefPageModel = ReturnType<typeof useBriefPage>;
