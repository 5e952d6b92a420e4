import { useBreadcrumb } from '../../../components/address/useBreadcrumb.ts';
import { usePlace } from '../../../components/address/usePlace.ts';
import type { PlaceMove } from '../../../components/address/usePlace.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import type { AnswersDrawerControl } from '../../../components/answers/useAnswersDrawer.ts';
import { useFilters } from '../../../components/filters/useFilters.ts';
import type { Filters } from '../../../components/filters/useFilters.ts';
import { domainNames, formatDomainSearch, parseDomainSearch } from './domainSearch.ts';
import type { DomainPlace } from './domainSearch.ts';
import { useDomainReport } from './useDomainReport.ts';

/** Changes what the page shows; `replace` for what is no step of its own: typing, and opening places of the tree. */
export type DomainMove = PlaceMove<DomainPlace>;

interface DomainPageModel {
  readonly place: DomainPlace;
  readonly filters: Filters;
  readonly report: ReturnType<typeof useDomainReport>;
  readonly drawer: AnswersDrawerControl;
  readonly move: DomainMove;
}

/** What the page of a domain shows and does. Reads stores: call it inside an observer. */
export function useDomainPage(): DomainPageModel {
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const { place, move } = usePlace(parseDomainSearch, formatDomainSearch, domainNames);
  const report = useDomainReport(place.domain, filters.query);
  useBreadcrumb(report.data?.domain);
  return {
    place,
    filters,
    report,
    drawer,
    move,
  };
}
