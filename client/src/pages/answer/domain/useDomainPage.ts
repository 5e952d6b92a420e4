import { useLocation, useNavigate } from 'react-router';
import { useBreadcrumb } from '../../../components/address/useBreadcrumb.ts';
import { withParams } from '../../../components/address/withParams.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import type { AnswersDrawerControl } from '../../../components/answers/useAnswersDrawer.ts';
import { useFilters } from '../../../components/filters/useFilters.ts';
import type { Filters } from '../../../components/filters/useFilters.ts';
import { domainNames, formatDomainSearch, parseDomainSearch } from './domainSearch.ts';
import type { DomainPlace } from './domainSearch.ts';
import { useDomainReport } from './useDomainReport.ts';

/** Changes what the page shows; `replace` for what is no step of its own: typing, and opening places of the tree. */
export type DomainMove = (changes: Partial<DomainPlace>, options?: { readonly replace?: boolean }) => void;

interface DomainPageModel {
  readonly place: DomainPlace;
  readonly filters: Filters;
  readonly report: ReturnType<typeof useDomainReport>;
  readonly drawer: AnswersDrawerControl;
  readonly move: DomainMove;
}

/** What the page of a domain shows and does. Reads stores: call it inside an observer. */
export function useDomainPage(): DomainPageModel {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const place = parseDomainSearch(new URLSearchParams(search));
  const report = useDomainReport(place.domain, filters.query);
  useBreadcrumb(report.data?.domain);
  return {
    place,
    filters,
    report,
    drawer,
    move: (changes, { replace = false } = {}) => {
      const next = withParams(search, formatDomainSearch({ ...place, ...changes }), domainNames);
      void navigate({ pathname, search: next }, { replace, preventScrollReset: true });
    },
  };
}
