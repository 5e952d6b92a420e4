import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { createBriefApi } from '#client/api/briefApi.ts';
import { useBreadcrumb } from '#client/components/address/useBreadcrumb.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isMissing } from '#client/lib/isMissing.ts';
import { briefKeys } from '#client/queries/briefKeys.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useApi } from '#client/stores/useApi.ts';
import { BriefEditor } from './BriefEditor.tsx';
import { BriefGone } from './BriefGone.tsx';
import { BriefReading } from './BriefReading.tsx';
import type { BriefSearch } from './briefSearch.ts';
import { BriefSkeleton } from './BriefSkeleton.tsx';
import { OldVersion } from './OldVersion.tsx';
import type { BriefPageModel } from './useBriefPage.ts';

interface StoredBriefProps {
  readonly page: BriefPageModel;
  readonly place: Extract<BriefSearch, { kind: 'stored' }>;
  readonly projectId: string;
}

/** A saved brief: the current version in the editor for people with edit rights, an earlier one read-only. */
export const StoredBrief = observer(function StoredBrief({ page, place, projectId }: StoredBriefProps) {
  const intl = useIntl();
  const api = useApi(createBriefApi);
  const mayEdit = useMayEdit();
  const { id, version } = place;
  const query = useQuery({
    queryKey: [...briefKeys.project(projectId), 'one', id, version],
    queryFn: ({ signal }) => api.one(id, version, signal),
    retry: false,
  });
  useBreadcrumb(query.data?.brief.title);
  if (isMissing(query.error, 'id')) return <BriefGone page={page} textId="brief.unknown" />;
  return (
    <LoadPanel query={query} what={intl.formatMessage({ id: 'brief.title' })} skeleton={<BriefSkeleton />}>
      {(open) =>
        version === null && mayEdit ? (
          <BriefEditor key={open.brief.id} page={page} open={open} projectId={projectId} />
        ) : version === null ? (
          <BriefReading page={page} open={open} projectId={projectId} />
        ) : (
          <OldVersion page={page} open={open} projectId={projectId} />
        )
      }
    </LoadPanel>
  );
});
