import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExpandChoice } from '#client/api/expandSchemas.ts';
import { createKeywordApi } from '#client/api/keywordApi.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import { filterQueryOf } from '#client/components/filters/filterQueryOf.ts';
import { keywordKeys } from '#client/queries/keywordKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { expandSearch } from './expandSearch.ts';
import { questionRows } from './questionRows.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** All selectable keywords, including suggested ones, over the default window. */
function useKeywordChoice() {
  const { projects, filters } = useStores();
  const api = useApi(createKeywordApi);
  const { currentId } = projects;
  const query = filterQueryOf(filters.defaults);
  return useQuery({
    queryKey: keywordKeys.table(currentId, query),
    queryFn: ({ signal }) => api.table(query, signal),
    enabled: currentId !== null,
  });
}

/** State and commands of the page. Reads stores: call it inside an observer. */
export function useExpandPage() {
  const { projects, filters } = useStores();
  const api = useApi(createKeywordApi);
  const drawer = useAnswersDrawer();
  const { currentId } = projects;
  const { searchState, updateSearch } = useSearchState(expandSearch);
  const { ids, intents, stages, personas, constraints, regions, language } = searchState;
  const choice: ExpandChoice = { intents, stages, personas, constraints, regions, language };
  const [chosen, setChosen] = useState({ project: currentId, ids: NOTHING });
  const base = filterQueryOf(filters.defaults);
  const expansion = useProjectQuery({
    queryKey: keywordKeys.expansion(currentId, ids, choice),
    queryFn: ({ signal }) => api.expand(ids, choice, base.time_zone, signal),
    enabled: ids.length > 0,
  });
  const window = expansion.data?.window ?? null;
  const questions = questionRows(expansion.data?.list ?? [], searchState);
  const isOfProject = chosen.project === currentId;
  return {
    searchState,
    choice,
    keywords: useKeywordChoice(),
    expansion,
    questions,
    drawer,
    /** Filters of the answers that were searched for questions. */
    window: { ...base, ...(window === null ? {} : { start_time: window.start, end_time: window.end }) },
    updateSearch,
    selection: {
      ids: isOfProject ? chosen.ids : NOTHING,
      setIds: (next: ReadonlySet<string>) => {
        setChosen({ project: currentId, ids: next });
      },
    },
  };
}

export type ExpandPageModel = ReturnType<typeof useExpandPage>;
