import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FilterQuery } from '../../../api/filterQuery.ts';
import { createTrafficApi } from '../../../api/trafficApi.ts';
import { usePlace } from '../../../components/address/usePlace.ts';
import type { PlaceMove } from '../../../components/address/usePlace.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import { sameProject } from '../../../components/filters/insightKeys.ts';
import { useFilters } from '../../../components/filters/useFilters.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { trafficKeys } from './trafficKeys.ts';
import { formatTrafficSearch, parseTrafficSearch, trafficNames } from './trafficSearch.ts';
import type { TrafficPlace } from './trafficSearch.ts';

export type TrafficMove = PlaceMove<TrafficPlace>;

/** Of the filters only the dates: a log knows nothing of topics, platforms and prompts. */
function datesOf({
  topic_ids: _,
  platform_ids: __,
  keyword_ids: ___,
  branded: ____,
  tag: _____,
  ...dates
}: FilterQuery): FilterQuery {
  return { ...dates, topic_ids: [], platform_ids: [], keyword_ids: '' };
}

/** What the page shows and does. Reads stores: call it inside an observer. */
export function useTrafficPage() {
  const { projects } = useStores();
  const { currentId } = projects;
  const queries = useQueryClient();
  const api = useApi(createTrafficApi);
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const { place, move } = usePlace(parseTrafficSearch, formatTrafficSearch, trafficNames);
  const query = datesOf(filters.query);
  const report = useQuery({
    queryKey: trafficKeys.report(currentId, query),
    queryFn: ({ signal }) => api.report(query, signal),
    enabled: currentId !== null,
    placeholderData: (previous, before) => (sameProject(before?.queryKey, currentId) ? previous : undefined),
  });
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ['insight', currentId] });
  return {
    place,
    filters,
    query,
    report,
    drawer,
    move,
    refresh,
    clear: async (): Promise<void> => {
      await api.clear();
      await refresh();
    },
  };
}

export type TrafficPageModel = ReturnType<typeof useTrafficPage>;
