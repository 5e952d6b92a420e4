import { isWorkplaceTab } from '#client/stores/TabsStore.ts';
import type { TabEntry } from '#client/stores/TabsStore.ts';

export const tabActions = ['reload', 'closeThis', 'closeLeft', 'closeRight', 'closeOthers', 'closeAll'] as const;
export type TabAction = (typeof tabActions)[number];

/** The actions that would have an effect for a tab; the others are shown disabled. */
export function possibleActions(list: readonly TabEntry[], index: number): ReadonlySet<TabAction> {
  const tab = list[index];
  if (tab === undefined) return new Set();
  const closable = (entry: TabEntry): boolean => !isWorkplaceTab(entry);
  const possible: Readonly<Record<TabAction, boolean>> = {
    reload: true,
    closeThis: closable(tab),
    closeLeft: list.slice(0, index).some(closable),
    closeRight: list.slice(index + 1).some(closable),
    closeOthers: list.some((entry, place) => place !== index && closable(entry)),
    closeAll: list.some(closable),
  };
  return new Set(tabActions.filter((action) => possible[action]));
}
