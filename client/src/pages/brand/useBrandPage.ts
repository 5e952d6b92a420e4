import { usePlace } from '../../components/address/usePlace.ts';
import type { PlaceMove } from '../../components/address/usePlace.ts';
import { useAnswersDrawer } from '../../components/answers/useAnswersDrawer.ts';
import { useFilters } from '../../components/filters/useFilters.ts';
import { brandNames, formatBrandSearch, parseBrandSearch } from './brandSearch.ts';
import type { BrandPlace } from './brandSearch.ts';

/** Changes what the page shows; `replace` for what is no step of its own. */
export type BrandMove = PlaceMove<BrandPlace>;

/** What the brand centre shows and does. Reads stores: call it inside an observer. */
export function useBrandPage() {
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const { place, move } = usePlace(parseBrandSearch, formatBrandSearch, brandNames);
  return { place, move, filters, drawer };
}

export type BrandPageModel = ReturnType<typeof useBrandPage>;
