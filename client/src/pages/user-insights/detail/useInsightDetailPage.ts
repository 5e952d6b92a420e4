import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { createUserInsightApi } from '#client/api/userInsightApi.ts';
import type { UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { useBreadcrumb } from '#client/components/address/useBreadcrumb.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import { useFilters } from '#client/components/filters/useFilters.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { userInsightKeys } from '#client/queries/userInsightKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { groupName } from './groupName.ts';
import { parseInsightGroup } from './insightGroup.ts';

/** Props of every part of the page once the report is loaded. */
export interface DetailPartProps {
  readonly report: UserInsightDetail;
  readonly className?: string | undefined;
  /** Opens answers of the group; with an id, one of them. */
  readonly onOpen: (selection: AnswerSelection, answerId?: string) => void;
}

/** State and commands of the detail page. Reads stores: call it inside an observer. */
export function useInsightDetailPage() {
  const intl = useIntl();
  const { projects } = useStores();
  const api = useApi(createUserInsightApi);
  const { search } = useLocation();
  const filters = useFilters();
  const drawer = useAnswersDrawer();
  const group = parseInsightGroup(new URLSearchParams(search));
  const { currentId } = projects;
  const asked = group ?? { kind: 'persona', id: '' };
  const report = useProjectQuery({
    queryKey: userInsightKeys.detail(currentId, asked, filters.query),
    queryFn: ({ signal }) => api.detail(asked, filters.query, signal),
    enabled: group !== null,
    standsIn: (previous) => previous.kind === asked.kind && previous.id === asked.id,
  });
  const name = report.data === undefined ? undefined : groupName(intl, report.data);
  useBreadcrumb(name);
  return {
    group,
    name: name ?? '',
    filters,
    report,
    drawer,
    /** Opens answers of the group, or of the rest. */
    open: (selection: AnswerSelection, answerId?: string) => {
      drawer.open({ ...selection, [asked.kind]: asked.id }, answerId);
    },
  };
}
