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

/** Changes what the page shows; `replace` for what is no step of its own: typing. */
type IndexMove = SearchUpdate<AnswerIndexSearch>;

/** What every part of the page is given once the report is there. */
export interface IndexPartProps {
  readonly report: AnswerIndex;
  readonly searchState: AnswerIndexSearch;
  readonly filters: FilterQuery;
  readonly onMove: IndexMove;
  /** Opens the answers behind a figure, or at once one of them. */
  readonly onOpen: (selection: AnswerSelection, answerId?: string) => void;
}

interface AnswerIndexModel {
  readonly searchState: AnswerIndexSearch;
  readonly filters: Filters;
  readonly report: ReturnType<typeof useAnswerIndex>;
  readonly drawer: AnswersDrawerControl;
  readonly updateSearch: IndexMove;
}

/** What the page shows and does. Reads stores: call it inside an observer. */
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
