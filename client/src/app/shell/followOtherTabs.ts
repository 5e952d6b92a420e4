import type { QueryClient } from '@tanstack/react-query';
import { hearOtherTabs } from '../../queries/otherTabs.ts';
import { changedElsewhere } from '../../queries/projectChanged.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/**
 * What is changed in one tab of the browser shows in the others: at once where one is in sight, otherwise when somebody comes back to
 * it. A hidden tab asks for nothing. Gives what ends it.
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
