import { useState } from 'react';
import { createKeywordApi } from '#client/api/keywordApi.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import { useFilters } from '#client/components/filters/useFilters.ts';
import { keywordKeys } from '#client/queries/keywordKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { keywordSearch } from './keywordSearch.ts';
import { useKeywordChanges } from './useKeywordChanges.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** State and commands of the keyword page. Reads stores: call it inside an observer. */
export function useKeywordsPage() {
  const { projects } = useStores();
  const api = useApi(createKeywordApi);
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const changes = useKeywordChanges();
  const { currentId } = projects;
  const [chosen, setChosen] = useState({ project: currentId, ids: NOTHING });
  const { searchState, updateSearch } = useSearchState(keywordSearch);
  const report = useProjectQuery({
    queryKey: keywordKeys.table(currentId, filters.query),
    queryFn: ({ signal }) => api.table(filters.query, signal),
  });
  return {
    projectId: currentId,
    searchState,
    filters,
    drawer,
    report,
    changes,
    updateSearch,
    selection: {
      // Ticked rows apply only to the project in which they were ticked.
      ids: chosen.project === currentId ? chosen.ids : NOTHING,
      setIds: (ids: ReadonlySet<string>) => {
        setChosen({ project: currentId, ids });
      },
    },
  };
}

export type KeywordsPageModel = ReturnType<typeof useKeywordsPage>;
