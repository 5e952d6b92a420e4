import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createCollectApi } from '#client/api/collectApi.ts';
import type { CollectPlan } from '#client/api/schemas/collectPlanSchemas.ts';
import type { CollectRun } from '#client/api/schemas/collectRunSchemas.ts';
import { waitOf } from '#client/lib/waitOf.ts';
import { doorKeys } from '#client/queries/doorKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';

interface PlanSaving {
  readonly plan: CollectPlan;
  /** The plan that was edited. */
  readonly base?: CollectPlan | null;
}

/** Poll interval while a round is running. */
const POLL_MS = 2000;

/** Query keys of data computed from answers: reports, the board, effects of publications. */
const COUNTED: ReadonlySet<unknown> = new Set(['report', 'actions', 'changes']);

const isMoving = ({ state }: CollectRun): boolean => state === 'running';

/** The plan and the rounds of the current project, and their commands. Reads stores: call it inside an observer. */
export function useRuns() {
  const { projects, filters } = useStores();
  const { currentId } = projects;
  const api = useApi(createCollectApi);
  const queries = useQueryClient();
  const plan = useProjectQuery({ queryKey: doorKeys.plan(currentId), queryFn: ({ signal }) => api.plan(signal) });
  const runs = useProjectQuery({
    queryKey: doorKeys.runs(currentId),
    queryFn: ({ signal }) => api.runs(signal),
    refetchInterval: ({ state: { data, error } }) =>
      data?.list.some(isMoving) === true ? waitOf(error, POLL_MS) : false,
  });
  const done = runs.data?.list.reduce((sum, run) => sum + run.done, 0);
  useEffect(() => {
    // New answers: all computed data of the project become stale.
    if (done === undefined) return;
    void queries.invalidateQueries({
      predicate: ({ queryKey: [area, owner] }) => COUNTED.has(area) && owner === currentId,
      refetchType: 'none',
    });
    // The usage of the month grows with them.
    void queries.invalidateQueries({ queryKey: doorKeys.plan(currentId) });
    void filters.loadLists();
  }, [done, currentId, filters, queries]);
  const after = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['collect', currentId] });
  };
  return {
    plan,
    runs,
    save: useMutation({
      mutationFn: ({ plan: next, ...from }: PlanSaving) => api.savePlan(next, from),
      onSuccess: after,
    }),
    /** Refetches after a conflict. */
    reload: after,
    start: useMutation({ mutationFn: async () => api.start(runs.data?.list[0]), onSuccess: after }),
    pause: async (id: string) => api.pause(id).then(after),
    goOn: async (id: string, redoUnsure: boolean) => api.goOn(id, redoUnsure).then(after),
    cancel: async (id: string) => api.cancel(id).then(after),
    again: async (run: CollectRun) => api.again(run).then(after),
  };
}

export type RunsModel = ReturnType<typeof useRuns>;
