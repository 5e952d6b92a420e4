import type { FilterQuery } from '#client/api/filterQuery.ts';
import { createUserInsightApi } from '#client/api/userInsightApi.ts';
import type { UserInsight } from '#client/api/userInsightSchemas.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import type { SearchUpdate } from '#client/components/address/useSearchState.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import { useFilters } from '#client/components/filters/useFilters.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { userInsightKeys } from '#client/queries/userInsightKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { userInsightSearch } from '../userInsightSearch.ts';
import type { InsightSearch } from '../userInsightSearch.ts';

/** Navigates within the page; `replace` for typing, which adds no history entry. */
type InsightMove = SearchUpdate<InsightSearch>;

/** Props of every part of the page once the report is loaded. */
export interface InsightPartProps {
  readonly report: UserInsight;
  readonly searchState: InsightSearch;
  readonly filters: FilterQuery;
  readonly onMove: InsightMove;
  /** Opens the answers behind a figure. */
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** State and commands of /userInsights/index. Reads stores: call it inside an observer. */
export function useUserInsightPage() {
  const { projects } = useStores();
  const api = useApi(createUserInsightApi);
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const { searchState, updateSearch } = useSearchState(userInsightSearch);
  const { currentId } = projects;
  const report = useProjectQuery({
    queryKey: userInsightKeys.index(currentId, filters.query),
    queryFn: ({ signal }) => api.index(filters.query, signal),
  });
  return { projectId: currentId, searchState, filters, report, drawer, updateSearch };
}
