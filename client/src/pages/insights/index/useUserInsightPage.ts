import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { createUserInsightApi } from '../../../api/userInsightApi.ts';
import { withParams } from '../../../components/address/withParams.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import { sameProject } from '../../../components/filters/insightKeys.ts';
import { useFilters } from '../../../components/filters/useFilters.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { formatInsightSearch, insightNames, parseInsightSearch } from '../insightSearch.ts';
import type { InsightPlace } from '../insightSearch.ts';
import { userInsightKeys } from '../userInsightKeys.ts';

/** Changes what the page shows; `replace` for what is no step of its own: typing. */
export type InsightMove = (changes: Partial<InsightPlace>, options?: { readonly replace?: boolean }) => void;

/** What /userInsights/index shows and does. Reads stores: call it inside an observer. */
export function useUserInsightPage() {
  const { projects } = useStores();
  const api = useApi(createUserInsightApi);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const place = parseInsightSearch(new URLSearchParams(search));
  const { currentId } = projects;
  const report = useQuery({
    queryKey: userInsightKeys.index(currentId, filters.query),
    queryFn: ({ signal }) => api.index(filters.query, signal),
    enabled: currentId !== null,
    placeholderData: (previous, query) => (sameProject(query?.queryKey, currentId) ? previous : undefined),
  });
  const move: InsightMove = (changes, { replace = false } = {}) => {
    const next = withParams(search, formatInsightSearch({ ...place, ...changes }), insightNames);
    if (next !== search) void navigate({ pathname, search: next }, { replace, preventScrollReset: true });
  };
  return { projectId: currentId, place, filters, report, drawer, move };
}
