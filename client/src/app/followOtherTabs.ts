import { hearOtherTabs } from '../queries/otherTabs.ts';
import { changedElsewhere } from '../queries/projectChanged.ts';
import { queriesOf } from '../queries/queryClient.ts';
import type { RootStore } from '../stores/RootStore.ts';

/**
 * What is changed in one tab of the browser shows in the others: at once where one is in sight, otherwise when somebody comes back to
 * it. A hidden tab asks for nothing.
 */
export function followOtherTabs(stores: RootStore): void {
  let isBehind = false;
  const catchUp = (): void => {
    if (!isBehind || document.visibilityState !== 'visible') return;
    isBehind = false;
    void stores.filters.loadLists();
    void queriesOf(stores).refetchQueries({ type: 'active', stale: true });
  };
  hearOtherTabs((projectId) => {
    if (!stores.user.isLoggedIn) return;
    void changedElsewhere(queriesOf(stores), projectId);
    isBehind = true;
    catchUp();
  });
  document.addEventListener('visibilitychange', catchUp);
}
