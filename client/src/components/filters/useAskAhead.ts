import { useQueryClient } from '@tanstack/react-query';
import type { FilterForm } from '../../stores/FiltersStore.ts';
import { useStores } from '../../stores/useStores.ts';
import { filterQueryOf } from './filterQueryOf.ts';
import type { PageAhead } from './PageAhead.ts';

/**
 * Asks the server with the press or the click what a page will show under other filters: the page itself asks when it has been
 * drawn with the choice, and the server would not think meanwhile. While a call is out the page is left to ask by itself, as it takes back the
 * call nobody waits for any more and thus keeps fast changes from becoming as many calls.
 * @param ahead none: the page asks by itself
 */
export function useAskAhead(ahead: PageAhead | undefined): (form: FilterForm, search: string) => void {
  const queries = useQueryClient();
  const { http, projects } = useStores();
  return (form, search) => {
    const projectId = projects.currentId;
    if (ahead === undefined || projectId === null || queries.isFetching() > 0) return;
    void ahead({ http, queries, projectId, filters: filterQueryOf(form), params: new URLSearchParams(search) });
  };
}
