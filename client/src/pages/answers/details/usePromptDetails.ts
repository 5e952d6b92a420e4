import { useBreadcrumb } from '#client/components/address/useBreadcrumb.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import type { SearchUpdate } from '#client/components/address/useSearchState.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import type { AnswersDrawerControl } from '#client/components/answers/useAnswersDrawer.ts';
import { useFilters } from '#client/components/filters/useFilters.ts';
import type { Filters } from '#client/components/filters/useFilters.ts';
import { useStores } from '#client/stores/useStores.ts';
import { filtersOfOnePrompt } from './filtersOfOnePrompt.ts';
import { promptDetailsSearch } from './promptDetailsSearch.ts';
import type { PromptDetailsSearch } from './promptDetailsSearch.ts';
import { usePromptReport } from './usePromptReport.ts';

/** Navigates within the page; `replace` for changes that should not add a history entry. */
export type MoveOnPage = SearchUpdate<PromptDetailsSearch>;

interface PromptDetailsModel {
  readonly searchState: PromptDetailsSearch;
  readonly filters: Filters;
  readonly report: ReturnType<typeof usePromptReport>;
  readonly drawer: AnswersDrawerControl;
  readonly updateSearch: MoveOnPage;
}

/** State and commands of the prompt page. Reads stores: call it inside an observer. */
export function usePromptDetails(): PromptDetailsModel {
  const { filters: store } = useStores();
  const { searchState, updateSearch } = useSearchState(promptDetailsSearch);
  const filters = filtersOfOnePrompt(useFilters(), store.defaults);
  const report = usePromptReport(searchState.id, filters.query);
  const drawer = useAnswersDrawer();
  useBreadcrumb(report.data?.prompt.text);
  return {
    searchState,
    filters,
    report,
    drawer: {
      ...drawer,
      open: (selection) => {
        drawer.open({ ...selection, prompt_id: searchState.id });
      },
    },
    updateSearch,
  };
}
