import { useQuery } from '@tanstack/react-query';
import { createActionApi } from '../../../api/actionApi.ts';
import type { ActionWindow } from '../../../api/actionSchemas.ts';
import type { FilterQuery } from '../../../api/filterQuery.ts';
import { usePlace } from '../../../components/address/usePlace.ts';
import type { PlaceMove } from '../../../components/address/usePlace.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import { viewerTimeZone } from '../../../components/filters/filterQueryOf.ts';
import { sameProject } from '../../../components/filters/insightKeys.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { actionKeys } from './actionKeys.ts';
import { actionNames, formatActionSearch, parseActionSearch } from './actionSearch.ts';
import type { ActionPlace } from './actionSearch.ts';
import { useActionChanges } from './useActionChanges.ts';

export type ActionMove = PlaceMove<ActionPlace>;

/** The board looks at days of its own, and at everything in them: every selection of answers brings its dates. */
function queryOf(window: ActionWindow): FilterQuery {
  return {
    start_time: window?.start_time ?? '',
    end_time: window?.end_time ?? '',
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: viewerTimeZone(),
  };
}

/** What the page shows and does. Reads stores: call it inside an observer. */
export function useActionBoard() {
  const { projects } = useStores();
  const { currentId } = projects;
  const api = useApi(createActionApi);
  const drawer = useAnswersDrawer();
  const { place, move } = usePlace(parseActionSearch, formatActionSearch, actionNames);
  const board = useQuery({
    queryKey: actionKeys.board(currentId),
    queryFn: ({ signal }) => api.list({ time_zone: viewerTimeZone() }, signal),
    enabled: currentId !== null,
    placeholderData: (previous, before) => (sameProject(before?.queryKey, currentId) ? previous : undefined),
  });
  return {
    projectId: currentId,
    place,
    board,
    drawer,
    move,
    query: queryOf(board.data?.window ?? null),
    changes: useActionChanges(currentId),
  };
}

export type ActionBoardModel = ReturnType<typeof useActionBoard>;
