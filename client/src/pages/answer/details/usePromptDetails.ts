import { useBreadcrumb } from '../../../components/address/useBreadcrumb.ts';
import { usePlace } from '../../../components/address/usePlace.ts';
import type { PlaceMove } from '../../../components/address/usePlace.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import type { AnswersDrawerControl } from '../../../components/answers/useAnswersDrawer.ts';
import { useFilters } from '../../../components/filters/useFilters.ts';
import type { Filters } from '../../../components/filters/useFilters.ts';
import { useStores } from '../../../stores/useStores.ts';
import { filtersOfOnePrompt } from './filtersOfOnePrompt.ts';
import { formatPromptDetailsSearch, parsePromptDetailsSearch, promptDetailsNames } from './promptDetailsSearch.ts';
import type { PromptDetailsQuery } from './promptDetailsSearch.ts';
import { usePromptReport } from './usePromptReport.ts';

/** To another part of the same page; `replace` for what is no step worth going back to. */
export type MoveOnPage = PlaceMove<PromptDetailsQuery>;

interface PromptDetailsModel {
  readonly place: PromptDetailsQuery;
  readonly filters: Filters;
  readonly report: ReturnType<typeof usePromptReport>;
  readonly drawer: AnswersDrawerControl;
  readonly move: MoveOnPage;
}

/** What the page of a prompt shows and does. Reads stores: call it inside an observer. */
export function usePromptDetails(): PromptDetailsModel {
  const { filters: store } = useStores();
  const { place, move } = usePlace(parsePromptDetailsSearch, formatPromptDetailsSearch, promptDetailsNames);
  const filters = filtersOfOnePrompt(useFilters(), store.defaults);
  const report = usePromptReport(place.id, filters.query);
  const drawer = useAnswersDrawer();
  useBreadcrumb(report.data?.prompt.text);
  return {
    place,
    filters,
    report,
    drawer: {
      ...drawer,
      open: (selection) => {
        drawer.open({ ...selection, prompt_id: place.id });
      },
    },
    move,
  };
}
