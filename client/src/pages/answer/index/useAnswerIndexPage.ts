import { usePlace } from '../../../components/address/usePlace.ts';
import type { PlaceMove } from '../../../components/address/usePlace.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import type { AnswersDrawerControl } from '../../../components/answers/useAnswersDrawer.ts';
import { useFilters } from '../../../components/filters/useFilters.ts';
import type { Filters } from '../../../components/filters/useFilters.ts';
import { answerIndexAhead } from './answerIndexAhead.ts';
import { answerIndexNames, formatAnswerIndexSearch, parseAnswerIndexSearch } from './answerIndexSearch.ts';
import type { AnswerIndexPlace } from './answerIndexSearch.ts';
import { useAnswerIndex } from './useAnswerIndex.ts';

/** Changes what the page shows; `replace` for what is no step of its own: typing. */
export type IndexMove = PlaceMove<AnswerIndexPlace>;

interface AnswerIndexModel {
  readonly place: AnswerIndexPlace;
  readonly filters: Filters;
  readonly report: ReturnType<typeof useAnswerIndex>;
  readonly drawer: AnswersDrawerControl;
  readonly move: IndexMove;
}

/** What the page shows and does. Reads stores: call it inside an observer. */
export function useAnswerIndexPage(): AnswerIndexModel {
  const filters = useFilters(answerIndexAhead);
  const drawer = useAnswersDrawer();
  const { place, move } = usePlace(parseAnswerIndexSearch, formatAnswerIndexSearch, answerIndexNames);
  const report = useAnswerIndex(filters.query);
  return {
    place,
    filters,
    report,
    drawer,
    move,
  };
}
