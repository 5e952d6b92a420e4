import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { createTrafficApi } from '#client/api/trafficApi.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import type { SearchUpdate } from '#client/components/address/useSearchState.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import { useFilters } from '#client/components/filters/useFilters.ts';
import { useShownFilters } from '#client/components/filters/useShownFilters.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { trafficKeys } from '#client/queries/trafficKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { trafficSearch } from './trafficSearch.ts';
import type { TrafficSearch } from './trafficSearch.ts';

export type TrafficMove = SearchUpdate<TrafficSearch>;

/** Only the date filter: logs have no topics, platforms and prompts. */
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

/** State and commands of the page. Reads stores: call it inside an observer. */
export function useTrafficPage() {
  const { projects } = useStores();
  const { currentId } = projects;
  const queries = useQueryClient();
  const api = useApi(createTrafficApi);
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const { searchState, updateSearch } = useSearchState(trafficSearch);
  const query = datesOf(filters.query);
  useShownFilters(query, useIntl().formatMessage({ id: 'traffic.title' }));
  const report = useProjectQuery({
    queryKey: trafficKeys.report(currentId, query),
    queryFn: ({ signal }) => api.report(query, signal),
  });
  const refresh = (): Promise<void> => projectChanged(queries, currentId);
  return {
    searchState,
    filters,
    query,
    report,
    drawer,
    updateSearch,
    refresh,
    clear: async (): Promise<void> => {
      await api.clear();
      await refresh();
    },
  };
}

export type TrafficPageModel = ReturnType<typeof useTrafficPage>;
