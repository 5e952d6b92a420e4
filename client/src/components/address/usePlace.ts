import { useLocation, useNavigate } from 'react-router';
import { useIsOnPage } from './useIsOnPage.ts';
import { withParams } from './withParams.ts';

/** Changes what a page shows; `replace` for what is no step of its own: typing, closing a dialog. */
export type PlaceMove<Place> = (changes: Partial<Place>, options?: { readonly replace?: boolean }) => void;

/**
 * What a page shows, as the address says it, and the way to another place in it; what is not of the page stays in the address.
 * @param names the page's own parameters
 */
export function usePlace<Place extends object>(
  parse: (params: URLSearchParams) => Place,
  format: (place: Place) => URLSearchParams,
  names: readonly string[],
): { readonly place: Place; readonly move: PlaceMove<Place> } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const place = parse(new URLSearchParams(search));
  const move: PlaceMove<Place> = (changes, { replace = false } = {}) => {
    const next = withParams(search, format({ ...place, ...changes }), names);
    if (next !== search && isOnPage()) void navigate({ pathname, search: next }, { replace, preventScrollReset: true });
  };
  return { place, move };
}
