import { Button } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { createOwnPageApi } from '../../../../api/ownPageApi.ts';
import { useBreadcrumb } from '../../../../components/address/useBreadcrumb.ts';
import { AppIcon } from '../../../../components/ui/AppIcon.tsx';
import { EmptyState } from '../../../../components/ui/EmptyState.tsx';
import { LoadPanel } from '../../../../components/ui/LoadPanel.tsx';
import { isApiError } from '../../../../lib/ApiError.ts';
import { useApi } from '../../../../stores/useApi.ts';
import type { ImprovePageModel } from '../useImprovePage.ts';
import { Workspace } from './Workspace.tsx';
import styles from './Workspace.module.scss';

interface PageWorkspaceProps {
  readonly model: ImprovePageModel;
  readonly projectId: string;
  readonly id: string;
}

/** Improves a page of the inventory. */
export const PageWorkspace = observer(function PageWorkspace({ model, projectId, id }: PageWorkspaceProps) {
  const intl = useIntl();
  const api = useApi(createOwnPageApi);
  const { query } = model;
  const detail = useQuery({
    queryKey: ['insight', projectId, 'ownPage', id, query],
    queryFn: ({ signal }) => api.detail(id, query, signal),
    retry: (count, error) => !(isApiError(error) && error.kind === 'notFound') && count < 2,
  });
  useBreadcrumb(detail.data?.page.title);
  if (isApiError(detail.error) && detail.error.kind === 'notFound') {
    return (
      <EmptyState
        icon={<AppIcon name="empty" size={40} />}
        title={intl.formatMessage({ id: 'improve.page.gone' })}
        action={
          <Button
            onClick={() => {
              model.go({});
            }}
          >
            {intl.formatMessage({ id: 'improve.back' })}
          </Button>
        }
      />
    );
  }
  return (
    <LoadPanel
      query={detail}
      what={intl.formatMessage({ id: 'improve.workspace' })}
      skeleton={<div className={styles['skeleton']} />}
    >
      {({ page, prompts, other_prompts: others }) => (
        <Workspace
          model={model}
          projectId={projectId}
          original={{
            key: page.id,
            pageId: page.id,
            url: page.url,
            title: page.title,
            text: page.text,
            facts: page.facts,
            promptIds: page.prompt_ids,
            promptTexts: [...prompts, ...others],
          }}
        />
      )}
    </LoadPanel>
  );
});
