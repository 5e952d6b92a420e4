import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { createUserInsightApi } from '../../../api/userInsightApi.ts';
import { useBreadcrumb } from '../../../components/address/useBreadcrumb.ts';
import type { AnswerSelection } from '../../../components/answers/answerSearch.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import { sameProject } from '../../../components/filters/insightKeys.ts';
import { useFilters } from '../../../components/filters/useFilters.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { userInsightKeys } from '../userInsightKeys.ts';
import { groupName } from './groupName.ts';
import { parseInsightGroup } from './insightGroup.ts';

/** What the page of a persona or a theme shows and does. Reads stores: call it inside an observer. */
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
  const report = useQuery({
    queryKey: userInsightKeys.detail(currentId, asked, filters.query),
    queryFn: ({ signal }) => api.detail(asked, filters.query, signal),
    enabled: currentId !== null && group !== null,
    placeholderData: (previous, query) =>
      sameProject(query?.queryKey, currentId) && previous?.kind === asked.kind && previous.id === asked.id
        ? previous
        : undefined,
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
