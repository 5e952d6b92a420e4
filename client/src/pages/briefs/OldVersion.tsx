import { Callout } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { createBriefApi } from '#client/api/briefApi.ts';
import type { OpenBrief } from '#client/api/briefSchemas.ts';
import { AnswerMarkdown } from '#client/components/answers/AnswerMarkdown.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { briefKeys } from '#client/queries/briefKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { briefMarkdown } from './briefMarkdown.ts';
import { RestoreButton } from './RestoreButton.tsx';
import type { BriefPageModel } from './useBriefPage.ts';
import styles from './BriefEditor.module.scss';

interface OldVersionProps {
  readonly page: BriefPageModel;
  readonly open: OpenBrief;
  readonly projectId: string;
}

/** An earlier version, shown as exported, with a button to restore it. */
export const OldVersion = observer(function OldVersion({ page, open, projectId }: OldVersionProps) {
  const intl = useIntl();
  const api = useApi(createBriefApi);
  const { id, version, title } = open.brief;
  const versions = useQuery({
    queryKey: [...briefKeys.project(projectId), 'versions', id],
    queryFn: ({ signal }) => api.versions(id, signal),
  });
  const present = versions.data?.list[0]?.version;
  return (
    <>
      <Callout icon={null}>
        <div className={styles['notice']}>
          <span className={styles['grow']}>
            <FormattedMessage id="brief.old" values={{ version }} />
          </span>
          <Link to={page.addressOf({ kind: 'stored', id, version: null })}>
            <FormattedMessage id="brief.old.present" />
          </Link>
          {present !== undefined && present !== version && (
            <RestoreButton
              page={page}
              id={id}
              version={version}
              present={present}
              disabled={false}
              projectId={projectId}
            />
          )}
        </div>
      </Callout>
      <Panel title={title}>
        <AnswerMarkdown
          text={briefMarkdown(intl, open.brief, open)}
          mentions={[]}
          brands={open.brands}
          citations={null}
        />
      </Panel>
    </>
  );
});
