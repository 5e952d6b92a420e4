import { useLocation } from 'react-router';
import type { SavedView } from '#client/api/schemas/viewSchemas.ts';
import { withChosenColumns } from '#client/lib/viewColumns.ts';
import { viewSearch } from '#client/lib/viewSearch.ts';
import { useStores } from '#client/stores/useStores.ts';
import { parseChoice } from '../table/columns/storedChoice.ts';
import { isShown } from './isShown.ts';

/** The current address as a view, including the columns of its tables; and tests whether a view equals it. */
export function useShown() {
  const { storage } = useStores();
  const { pathname, search } = useLocation();
  const chosen = (tableId: string) => parseChoice(storage.readJson(`answerscope.columns.${tableId}`)).shown;
  const here = { page: pathname, search: viewSearch(withChosenColumns(pathname, search, chosen)) };
  const isExact = (view: SavedView): boolean => isShown(view, pathname, here.search);
  return {
    here,
    /** Whether updating a view would change nothing. */
    isExact,
    // A view without columns is shown with the reader's own.
    isCurrent: (view: SavedView): boolean => isExact(view) || isShown(view, pathname, search),
  };
}
