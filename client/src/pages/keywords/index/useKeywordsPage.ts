import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createKeywordApi } from '../../../api/keywordApi.ts';
import { usePlace } from '../../../components/address/usePlace.ts';
import type { PlaceMove } from '../../../components/address/usePlace.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import { sameProject } from '../../../components/filters/insightKeys.ts';
import { useFilters } from '../../../components/filters/useFilters.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { keywordKeys } from '../keywordKeys.ts';
import { formatKeywordSearch, keywordNames, parseKeywordSearch } from './keywordSearch.ts';
import type { KeywordPlace } from './keywordSearch.ts';
import { useKeywordChanges } from './useKeywordChanges.ts';

/** Changes what the page shows; `replace` for what is no step of its own: typing. */
export type KeywordMove = PlaceMove<KeywordPlace>;

const NOTHING: ReadonlySet<string> = new Set();

/** What the page of keywords shows and does. Reads stores: call it inside an observer. */
export function useKeywordsPage() {
  const { projects } = useStores();
  const api = useApi(createKeywordApi);
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const changes = useKeywordChanges();
  const { currentId } = projects;
  const [chosen, setChosen] = useState({ project: currentId, ids: NOTHING });
  const { place, move } = usePlace(parseKeywordSearch, formatKeywordSearch, keywordNames);
  const report = useQuery({
    queryKey: keywordKeys.table(currentId, filters.query),
    queryFn: ({ signal }) => api.table(filters.query, signal),
    enabled: currentId !== null,
    placeholderData: (previous, query) => (sameProject(query?.queryKey, currentId) ? previous : undefined),
  });
  return {
    projectId: currentId,
    place,
    filters,
    drawer,
    report,
    changes,
    move,
    selection: {
      // Ticked rows belong to the project they were ticked in.
      ids: chosen.project === currentId ? chosen.ids : NOTHING,
      setIds: (ids: ReadonlySet<string>) => {
        setChosen({ project: currentId, ids });
      },
    },
  };
}

export type KeywordsPageModel = ReturnType<typeof useKeywordsPage>;
