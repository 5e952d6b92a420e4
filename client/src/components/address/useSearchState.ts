import { useLocation, useNavigate } from 'react-router';
import { useIsOnPage } from '#client/hooks/useIsOnPage.ts';
import type { SearchDefinition } from '#client/lib/search/defineSearch.ts';
import { unreadParams } from '#client/lib/search/unreadParams.ts';
import { useSayUnread } from './useSayUnread.ts';
import { withParams } from './withParams.ts';

/** Changes the search state of a page. `replace` avoids a history entry, for typing or closing a dialog. */
export type SearchUpdate<State> = (changes: Partial<State>, options?: { readonly replace?: boolean }) => void;

/**
 * Returns the page's parsed search state and a function that changes it. Parameters of others stay in the address.
 * @param definition the page's parameters (lib/search/defineSearch.ts)
 */
export function useSearchState<State extends object>(
  definition: Pick<SearchDefinition<State>, 'names' | 'params' | 'parse' | 'format'>,
): { readonly searchState: State; readonly updateSearch: SearchUpdate<State> } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const params = new URLSearchParams(search);
  const searchState = definition.parse(params);
  useSayUnread(unreadParams(definition, params));
  const updateSearch: SearchUpdate<State> = (changes, { replace = false } = {}) => {
    const next = withParams(search, definition.format({ ...searchState, ...changes }), definition.names);
    if (next !== search && isOnPage()) void navigate({ pathname, search: next }, { replace, preventScrollReset: true });
  };
  return { searchState, updateSearch };
}
