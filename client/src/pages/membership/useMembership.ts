import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createPromptApi } from '#client/api/promptApi.ts';
import { createVipApi } from '#client/api/vipApi.ts';
import { projectSampling } from '#client/components/precision/projectSampling.ts';
import { useUsualFigures } from '#client/components/precision/useUsualFigures.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { LimitName } from './planRules.ts';

/** Usage of each limit; null where it is not known (yet). */
export type Usage = Readonly<Record<LimitName, number | null>>;

/** Loads the plans. */
export function usePlans() {
  const api = useApi(createVipApi);
  return useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => api.plans(signal),
    placeholderData: keepPreviousData,
  });
}

/**
 * Usage of the limits by the team and its current project, and the project's sampling for the calculator. No failure here may fail the
 * page: prices are readable without it. Reads stores: call it inside an observer.
 */
export function useUsage() {
  const { projects, user } = useStores();
  const vip = useApi(createVipApi);
  const prompts = useApi(createPromptApi);
  const { currentId } = projects;
  const members = useQuery({ queryKey: ['memberCount'], queryFn: ({ signal }) => vip.memberCount(signal) });
  const pending = useQuery({
    queryKey: ['pendingCount'],
    queryFn: ({ signal }) => vip.pendingCount(signal),
    enabled: user.role === 'admin',
  });
  const list = useQuery({
    queryKey: ['report', currentId, 'promptCounts'],
    queryFn: ({ signal }) => prompts.list({ page: 1, page_size: 1 }, { signal }),
    enabled: currentId !== null,
  });
  const figures = useUsualFigures();
  const counts = list.data?.counts;
  const scope = figures.data?.scope;
  const asked =
    scope === undefined
      ? undefined
      : scope.answers.ok + scope.answers.refused + scope.answers.empty + scope.answers.failed;
  const places = scope === undefined ? undefined : scope.prompts * (list.data?.platforms ?? 0);
  const usage: Usage = {
    // Sample projects are free.
    projects: projects.state === 'loaded' ? projects.list.filter(({ origin }) => origin !== 'sample').length : null,
    // A team with zero members means that the provider does not give a number.
    members: members.data === undefined || members.data === 0 ? null : members.data,
    prompts: counts === undefined ? null : counts.all - counts.paused,
    platforms: list.data?.platforms ?? null,
    runs_per_week: asked === undefined || places === undefined || places === 0 ? null : asked / places,
  };
  return {
    usage,
    /** Pending invitations; null for users without the right to see them. */
    pending: pending.data ?? null,
    sampling: list.data && figures.data ? projectSampling(list.data, figures.data) : null,
    isLoading: list.isLoading || figures.isLoading || projects.state === 'loading',
  };
}
