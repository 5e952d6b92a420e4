import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { createBriefApi } from '#client/api/briefApi.ts';
import type { Brief } from '#client/api/briefSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { briefKeys } from '#client/queries/briefKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { RestoreButton } from './RestoreButton.tsx';
import type { BriefPageModel } from './useBriefPage.ts';
import styles from './VersionPanel.module.scss';

interface VersionPanelProps {
  readonly page: BriefPageModel;
  readonly brief: Brief;
  /** False with unsaved changes: their base version would no longer be the newest. */
  readonly canRestore: boolean;
  readonly projectId: string;
}

/** Earlier versions of the brief; each can be viewed and restored. */
export const VersionPanel = observer(function VersionPanel({ page, brief, canRestore, projectId }: VersionPanelProps) {
  const intl = useIntl();
  const api = useApi(createBriefApi);
  const query = useProjectQuery({
    queryKey: [...briefKeys.project(projectId), 'versions', brief.id],
    queryFn: ({ signal }) => api.versions(brief.id, signal),
  });
  const title = intl.formatMessage({ id: 'brief.versions' });
  return (
    <Panel title={title}>
      <LoadPanel query={query} what={`${title} · ${brief.title}`} skeleton={<div className={styles['skeleton']} />}>
        {({ list }) => (
          <ol className={styles['list']} reversed>
            {list.map(({ version, at, by, restored_from: from }) => (
              <li key={version} className={styles['version']}>
                <span className={styles['what']}>
                  {version === brief.version ? (
                    intl.formatMessage({ id: 'brief.version' }, { version })
                  ) : (
                    <Link to={page.addressOf({ kind: 'stored', id: brief.id, version })}>
                      {intl.formatMessage({ id: 'brief.version' }, { version })}
                    </Link>
                  )}
                  <span className={styles['meta']}>
                    <span>{formatInstant(intl, at)}</span>
                    <span>{by === '' ? intl.formatMessage({ id: 'brief.by.sample' }) : by}</span>
                    {version === brief.version && <span>{intl.formatMessage({ id: 'brief.versions.now' })}</span>}
                    {from !== null && (
                      <span>{intl.formatMessage({ id: 'brief.versions.restored' }, { version: from })}</span>
                    )}
                  </span>
                </span>
                {version !== brief.version && (
                  <RestoreButton
                    page={page}
                    id={brief.id}
                    version={version}
                    present={brief.version}
                    disabled={!canRestore}
                    projectId={projectId}
                  />
                )}
              </li>
            ))}
          </ol>
        )}
      </LoadPanel>
    </Panel>
  );
});
