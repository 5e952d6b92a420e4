import { useQuery } from '@tanstack/react-query';
import { createUserInsightApi } from '../../../api/userInsightApi.ts';
import { usePlace } from '../../../components/address/usePlace.ts';
import type { PlaceMove } from '../../../components/address/usePlace.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import { sameProject } from '../../../components/filters/insightKeys.ts';
import { useFilters } from '../../../components/filters/useFilters.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { formatInsightSearch, insightNames, parseInsightSearch } from '../insightSearch.ts';
import type { InsightPlace } from '../insightSearch.ts';
import { userInsightKeys } from '../userInsightKeys.ts';

/** Changes what the page shows; `replace` for what is no step of its own: typing. */
export type InsightMove = PlaceMove<InsightPlace>;

/** What /userInsights/index shows and does. Reads stores: call it inside an observer. */
export function useUserInsightPage() {
  const { projects } = useStores();
  const api = useApi(createUserInsightApi);
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const { place, move } = usePlace(parseInsightSearch, formatInsightSearch, insightNames);
  const { currentId } = projects;
  const report = useQuery({
    queryKey: userInsightKeys.index(currentId, filters.query),
    queryFn: ({ signal }) => api.index(filters.query, signal),
    enabled: currentId !== null,
    placeholderData: (previous, query) => (sameProject(query?.queryKey, currentId) ? previous : undefined),
  });
  return { projectId: currentId, place, filters, report, drawer, move };
}
