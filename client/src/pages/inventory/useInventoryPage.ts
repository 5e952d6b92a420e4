import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { createOwnPageApi } from '#client/api/ownPageApi.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { useFilters } from '#client/components/filters/useFilters.ts';
import { inventoryKeys } from '#client/queries/inventoryKeys.ts';
import { projectChanged } from '#client/queries/projectChanged.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { inventorySearch } from './inventorySearch.ts';

/** How long the message offers undo. */
const UNDO_MS = 10_000;

/** State and commands of the inventory. Reads stores: call it inside an observer. */
export function useInventoryPage() {
  const intl = useIntl();
  const { projects, notices } = useStores();
  const attempt = useAttempt();
  const { currentId } = projects;
  const queries = useQueryClient();
  const api = useApi(createOwnPageApi);
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const { searchState, updateSearch } = useSearchState(inventorySearch);
  const { query } = filters;
  const inventory = useProjectQuery({
    queryKey: inventoryKeys.list(currentId, query),
    queryFn: ({ signal }) => api.inventory(query, signal),
  });
  const refresh = (): Promise<void> => projectChanged(queries, currentId);
  const restore = async (ids: readonly string[]): Promise<void> => {
    const { changed } = await api.restore(ids);
    await refresh();
    notices.show({ intent: 'success', messageId: 'inventory.restored', values: { count: changed } });
  };
  const remove = async (ids: readonly string[]): Promise<void> => {
    const { changed } = await api.remove(ids);
    await refresh();
    const run = (): void => {
      // The message may outlive its project: the undo call would go to the project that is open by then.
      const done = intl.formatMessage({ id: 'inventory.removed' }, { count: changed });
      if (projects.currentId === currentId) {
        void attempt(`${intl.formatMessage({ id: 'inventory.undo' })} · ${done}`, () => restore(ids));
      } else {
        notices.show({ intent: 'warning', messageId: 'attempt.otherProject' });
      }
    };
    notices.show({
      intent: 'success',
      messageId: 'inventory.removed',
      values: { count: changed },
      durationMs: UNDO_MS,
      action: { labelId: 'inventory.undo', run },
    });
  };
  return {
    projectId: currentId,
    searchState,
    filters,
    query,
    inventory,
    drawer,
    updateSearch,
    refresh,
    remove: (ids: readonly string[]): Promise<void> =>
      attempt(intl.formatMessage({ id: 'inventory.remove' }), () => remove(ids)),
  };
}

export type InventoryModel = ReturnType<typeof useInventoryPage>;
