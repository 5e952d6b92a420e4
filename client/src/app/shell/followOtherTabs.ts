import type { QueryClient } from '@tanstack/react-query';
import { hearOtherTabs } from '#client/queries/otherTabs.ts';
import { changedElsewhere } from '#client/queries/projectChanged.ts';
import type { RootStore } from '#client/stores/RootStore.ts';

/**
 * Propagates changes between browser tabs: a visible tab refetches at once, a hidden one when it becomes visible. Returns a function that
 * stops it.
 */
export function followOtherTabs(queries: QueryClient, { filters }: Pick<RootStore, 'filters'>): () => void {
  let isBehind = false;
  const catchUp = (): void => {
    if (!isBehind || document.visibilityState !== 'visible') return;
    isBehind = false;
    void filters.loadLists();
    void queries.refetchQueries({ type: 'active', stale: true });
  };
  const leave = hearOtherTabs((projectId) => {
    void changedElsewhere(queries, projectId);
    isBehind = true;
    catchUp();
  });
  document.addEventListener('visibilitychange', catchUp);
  return () => {
    leave();
    document.removeEventListener('visibilitychange', catchUp);
  };
}
