import { useSearchState } from '#client/components/address/useSearchState.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import { useFilters } from '#client/components/filters/useFilters.ts';
import { brandSearch } from './brandSearch.ts';

/** State and commands of the brand centre. Reads stores: call it inside an observer. */
export function useBrandPage() {
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const { searchState, updateSearch } = useSearchState(brandSearch);
  return { searchState, updateSearch, filters, drawer };
}

export type BrandPageModel = ReturnType<typeof useBrandPage>;
