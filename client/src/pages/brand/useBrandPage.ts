import { useLocation, useNavigate } from 'react-router';
import { withParams } from '../../components/address/withParams.ts';
import { useAnswersDrawer } from '../../components/answers/useAnswersDrawer.ts';
import { useFilters } from '../../components/filters/useFilters.ts';
import { brandNames, formatBrandSearch, parseBrandSearch } from './brandSearch.ts';
import type { BrandPlace } from './brandSearch.ts';

/** Changes what the page shows; `replace` for what is no step of its own. */
export type BrandMove = (changes: Partial<BrandPlace>, options?: { readonly replace?: boolean }) => void;

/** What the brand centre shows and does. Reads stores: call it inside an observer. */
export function useBrandPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const place = parseBrandSearch(new URLSearchParams(search));
  const move: BrandMove = (changes, { replace = false } = {}) => {
    const next = withParams(search, formatBrandSearch({ ...place, ...changes }), brandNames);
    void navigate({ pathname, search: next }, { replace, preventScrollReset: true });
  };
  return { place, move, filters, drawer };
}

export type BrandPageModel = ReturnType<typeof useBrandPage>;
