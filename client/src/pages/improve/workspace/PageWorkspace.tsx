import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { createOwnPageApi } from '#client/api/ownPageApi.ts';
import { useBreadcrumb } from '#client/components/address/useBreadcrumb.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isMissing } from '#client/lib/isMissing.ts';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { useApi } from '#client/stores/useApi.ts';
import { GoneView } from '../GoneView.tsx';
import type { ImprovePageModel } from '../useImprovePage.ts';
import { Workspace } from './Workspace.tsx';
import styles from './Workspace.module.scss';

interface PageWorkspaceProps {
  readonly model: ImprovePageModel;
  readonly projectId: string;
  readonly id: string;
}

/** Improves an own page. */
export const PageWorkspace = observer(function PageWorkspace({ model, projectId, id }: PageWorkspaceProps) {
  const intl = useIntl();
  const api = useApi(createOwnPageApi);
  const { query } = model;
  const detail = useQuery({
    queryKey: ['report', projectId, 'ownPage', id, query],
    queryFn: ({ signal }) => api.detail(id, query, signal),
    retry: (count, error) => !isMissing(error, 'id') && !isNotOffered(error) && count < 2,
  });
  useBreadcrumb(detail.data?.page.title);
  if (isMissing(detail.error, 'id')) return <GoneView model={model} textId="improve.page.gone" />;
  return (
    <LoadPanel
      query={detail}
      what={intl.formatMessage({ id: 'improve.workspace' })}
      skeleton={<div className={styles['skeleton']} />}
    >
      {({ page }) => (
        <Workspace
          model={model}
          projectId={projectId}
          original={{
            key: page.id,
            pageId: page.id,
            url: page.url,
            title: page.title,
            text: page.text,
            promptIds: page.prompt_ids,
          }}
        />
      )}
    </LoadPanel>
  );
});
