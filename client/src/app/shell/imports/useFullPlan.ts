import { useQuery } from '@tanstack/react-query';
import { createVipApi } from '../../../api/vipApi.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';

/** How many projects the team's plan holds, once it holds so many. */
export interface FullPlan {
  readonly limit: number;
  /** Projects imported before, to which answers can still be added. */
  readonly imported: number;
}

/**
 * Whether the plan has no room for another project; null while it has, or while that is not known: the server has the last word.
 * Reads stores: call it inside an observer.
 */
export function useFullPlan(): FullPlan | null {
  const { projects } = useStores();
  const api = useApi(createVipApi);
  const plans = useQuery({ queryKey: ['plans'], queryFn: ({ signal }) => api.plans(signal) });
  const limit = plans.data?.find(({ current }) => current)?.limits.projects ?? null;
  if (limit === null || projects.list.length < limit) return null;
  return { limit, imported: projects.list.filter(({ origin }) => origin === 'import').length };
}
