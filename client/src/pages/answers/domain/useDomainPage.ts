import { useBreadcrumb } from '#client/components/address/useBreadcrumb.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import type { SearchUpdate } from '#client/components/address/useSearchState.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import type { AnswersDrawerControl } from '#client/components/answers/useAnswersDrawer.ts';
import { useFilters } from '#client/components/filters/useFilters.ts';
import type { Filters } from '#client/components/filters/useFilters.ts';
import { domainSearch } from './domainSearch.ts';
import type { DomainSearch } from './domainSearch.ts';
import { useDomainReport } from './useDomainReport.ts';

/** Navigates within the page; `replace` for changes that add no history entry: typing, and toggling nodes. */
export type DomainMove = SearchUpdate<DomainSearch>;

interface DomainPageModel {
  readonly searchState: DomainSearch;
  readonly filters: Filters;
  readonly report: ReturnType<typeof useDomainReport>;
  readonly drawer: AnswersDrawerControl;
  readonly updateSearch: DomainMove;
}

/** State and commands of the domain page. Reads stores: call it inside an observer. */
export function useDomainPage(): DomainPageModel {
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const { searchState, updateSearch } = useSearchState(domainSearch);
  const report = useDomainReport(searchState.domain, filters.query);
  useBreadcrumb(report.data?.domain);
  return {
    searchState,
    filters,
    report,
    drawer,
    updateSearch,
  };
}
