import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExpandChoice } from '../../../api/expandSchemas.ts';
import { createKeywordApi } from '../../../api/keywordApi.ts';
import { usePlace } from '../../../components/address/usePlace.ts';
import type { PlaceMove } from '../../../components/address/usePlace.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import { filterQueryOf } from '../../../components/filters/filterQueryOf.ts';
import { sameProject } from '../../../components/filters/insightKeys.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { keywordKeys } from '../keywordKeys.ts';
import { expandNames, formatExpandSearch, parseExpandSearch } from './expandSearch.ts';
import type { ExpandPlace } from './expandSearch.ts';
import { questionRows } from './questionRows.ts';

/** Changes what the page shows; `replace` for what is no step of its own: typing. */
export type ExpandMove = PlaceMove<ExpandPlace>;

const NOTHING: ReadonlySet<string> = new Set();

/** All keywords there are to choose from, suggested ones too, over the usual window. */
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

/** What the page of questions from keywords shows and does. Reads stores: call it inside an observer. */
export function useExpandPage() {
  const { projects, filters } = useStores();
  const api = useApi(createKeywordApi);
  const drawer = useAnswersDrawer();
  const { currentId } = projects;
  const { place, move } = usePlace(parseExpandSearch, formatExpandSearch, expandNames);
  const { ids, intents, stages, personas, constraints, regions, language } = place;
  const choice: ExpandChoice = { intents, stages, personas, constraints, regions, language };
  const [chosen, setChosen] = useState({ project: currentId, ids: NOTHING });
  const base = filterQueryOf(filters.defaults);
  const expansion = useQuery({
    queryKey: keywordKeys.expansion(currentId, ids, choice),
    queryFn: ({ signal }) => api.expand(ids, choice, base.time_zone, signal),
    enabled: currentId !== null && ids.length > 0,
    placeholderData: (previous, query) => (sameProject(query?.queryKey, currentId) ? previous : undefined),
  });
  const window = expansion.data?.window ?? null;
  const questions = questionRows(expansion.data?.list ?? [], place);
  const isOfProject = chosen.project === currentId;
  return {
    place,
    choice,
    keywords: useKeywordChoice(),
    expansion,
    questions,
    drawer,
    /** The answers that were read for what was seen in them. */
    window: { ...base, ...(window === null ? {} : { start_time: window.start, end_time: window.end }) },
    move,
    selection: {
      ids: isOfProject ? chosen.ids : NOTHING,
      setIds: (next: ReadonlySet<string>) => {
        setChosen({ project: currentId, ids: next });
      },
    },
  };
}

export type ExpandPageModel = ReturnType<typeof useExpandPage>;
