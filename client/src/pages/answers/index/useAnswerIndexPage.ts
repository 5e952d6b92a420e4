import type { AnswerIndex } from '#client/api/answerIndexSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import type { SearchUpdate } from '#client/components/address/useSearchState.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import type { AnswersDrawerControl } from '#client/components/answers/useAnswersDrawer.ts';
import { useFilters } from '#client/components/filters/useFilters.ts';
import type { Filters } from '#client/components/filters/useFilters.ts';
import { answerIndexSearch } from './answerIndexSearch.ts';
import type { AnswerIndexSearch } from './answerIndexSearch.ts';
import { useAnswerIndex } from './useAnswerIndex.ts';

/** Navigates within the page; `replace` for typing, which adds no history entry. */
type IndexMove = SearchUpdate<AnswerIndexSearch>;

/** Props of every part of the page once the report is loaded. */
export interface IndexPartProps {
  readonly report: AnswerIndex;
  readonly searchState: AnswerIndexSearch;
  readonly filters: FilterQuery;
  readonly onMove: IndexMove;
  /** Opens the answers behind a figure, optionally with one of them selected. */
  readonly onOpen: (selection: AnswerSelection, answerId?: string) => void;
}

interface AnswerIndexModel {
  readonly searchState: AnswerIndexSearch;
  readonly filters: Filters;
  readonly report: ReturnType<typeof useAnswerIndex>;
  readonly drawer: AnswersDrawerControl;
  readonly updateSearch: IndexMove;
}

/** State and commands of the page. Reads stores: call it inside an observer. */
export function useAnswerIndexPage(): AnswerIndexModel {
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const { searchState, updateSearch } = useSearchState(answerIndexSearch);
  const report = useAnswerIndex(filters.query);
  return {
    searchState,
    filters,
    report,
    drawer,
    updateSearch,
  };
}
