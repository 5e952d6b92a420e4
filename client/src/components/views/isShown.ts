import type { SavedView } from '#client/api/schemas/viewSchemas.ts';
import { viewSearch } from '#client/lib/viewSearch.ts';

/** Whether an address shows a view. */
export function isShown(view: Pick<SavedView, 'page' | 'search'>, pathname: string, search: string): boolean {
  return view.page === pathname && view.search === viewSearch(search);
}
