import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadAllPrompts } from '#client/api/loadAllPrompts.ts';
import type { ManagedPrompt, ManagedPromptList } from '#client/api/managedPromptSchemas.ts';
import { createPromptApi } from '#client/api/promptApi.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import type { SearchUpdate } from '#client/components/address/useSearchState.ts';
import { usePagedRows } from '#client/components/table/rows/usePagedRows.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { promptKeys } from '#client/queries/promptKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { promptSearch, listQueryOf, noFilters } from './promptSearch.ts';
import type { PromptSearch } from './promptSearch.ts';
import { usePromptChanges } from './usePromptChanges.ts';

/** Navigates within the page; `replace` for typing, which adds no history entry. */
export type PromptMove = SearchUpdate<PromptSearch>;

const NOTHING: ReadonlySet<string> = new Set();

/** Ticked rows, reset when the filters change: hidden rows must not be changed by accident. */
function useSelection(list: string) {
  const [chosen, setChosen] = useState({ list, ids: NOTHING });
  return {
    ids: chosen.list === list ? chosen.ids : NOTHING,
    setIds: (ids: ReadonlySet<string>) => {
      setChosen({ list, ids });
    },
  };
}

/** Resets state that belongs to the previous project, such as topics and tags. */
function useProjectChange(projectId: string | null, onChange: () => void): void {
  const before = useRef(projectId);
  const follow = useEffectEvent(() => {
    const changed = before.current !== null && before.current !== projectId;
    before.current = projectId;
    if (changed) onChange();
  });
  useEffect(() => {
    follow();
  }, [projectId]);
}

/** State and commands of the prompt page. Reads stores: call it inside an observer. */
export function usePromptPage() {
  const { projects } = useStores();
  const api = useApi(createPromptApi);
  const { searchState, updateSearch } = useSearchState(promptSearch);
  const query = listQueryOf(searchState);
  const asked = { ...query, time_zone: machineZone() };
  const { currentId } = projects;
  const paged = usePagedRows<ManagedPrompt, ManagedPromptList>({
    queryKey: promptKeys.list(currentId, query),
    load: (page, size, call) => api.list({ ...asked, page, page_size: size }, call),
  });
  const { sort: _sort, order: _order, ...narrowing } = query;
  const selection = useSelection(JSON.stringify([currentId, narrowing]));
  const changes = usePromptChanges();
  useProjectChange(currentId, () => {
    updateSearch(noFilters, { replace: true });
  });
  return {
    searchState,
    updateSearch,
    paged,
    changes,
    selection,
    /** Loads all rows of the list, in order. */
    loadAll: async () => (await loadAllPrompts(api, asked)).list,
  };
}

export type PromptPageModel = ReturnType<typeof usePromptPage>;
