import { createActionApi } from '#client/api/actionApi.ts';
import type { ActionWindow } from '#client/api/actionSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import type { SearchUpdate } from '#client/components/address/useSearchState.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { actionKeys } from '#client/queries/actionKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { actionSearch } from './actionSearch.ts';
import type { ActionSearch } from './actionSearch.ts';
import { useActionChanges } from './useActionChanges.ts';

export type ActionMove = SearchUpdate<ActionSearch>;

/** The board has its own window and no other filter: every selection of answers carries its dates. */
function queryOf(window: ActionWindow): FilterQuery {
  return {
    start_time: window?.start_time ?? '',
    end_time: window?.end_time ?? '',
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: machineZone(),
  };
}

/** State and commands of the page. Reads stores: call it inside an observer. */
export function useActionBoard() {
  const { projects } = useStores();
  const { currentId } = projects;
  const api = useApi(createActionApi);
  const drawer = useAnswersDrawer();
  const { searchState, updateSearch } = useSearchState(actionSearch);
  const board = useProjectQuery({
    queryKey: actionKeys.board(currentId),
    queryFn: ({ signal }) => api.list({ time_zone: machineZone() }, signal),
  });
  return {
    projectId: currentId,
    searchState,
    board,
    drawer,
    updateSearch,
    query: queryOf(board.data?.window ?? null),
    changes: useActionChanges(currentId),
  };
}

export type ActionBoardModel = ReturnType<typeof useActionBoard>;
