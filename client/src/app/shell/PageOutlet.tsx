import { Button } from '@blueprintjs/core';
import { ProjectsIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { paths } from '../../lib/paths.ts';
import { useStores } from '../../stores/useStores.ts';
import styles from './AppLayout.module.scss';

interface PageOutletProps {
  readonly children: ReactNode;
}

/** Pages about the person, which need no project. */
const PERSONAL: readonly string[] = [paths.profile.pattern, paths.membership.pattern];

/**
 * The page, once there is a project to show. A switch of project, and "reload", start it afresh, so that no figure of
 * one project is ever seen under the name of another.
 */
export const PageOutlet = observer(function PageOutlet({ children }: PageOutletProps) {
  const intl = useIntl();
  const { projects, tabs, dialogs } = useStores();
  const { pathname } = useLocation();
  const personal = PERSONAL.includes(pathname);
  if (projects.current === null && !personal) {
    if (projects.state !== 'loaded') {
      return (
        <div
          className={styles['waiting']}
          aria-busy="true"
          aria-label={intl.formatMessage({ id: 'project.loading' })}
        />
      );
    }
    return (
      <>
        <h1 className={styles['hiddenText']}>
          <FormattedMessage id="project.empty.title" />
        </h1>
        <EmptyState
          icon={<ProjectsIcon size={40} />}
          title={<FormattedMessage id="project.empty.title" />}
          description={<FormattedMessage id="project.empty.body" />}
          action={
            <span className={styles['actions']}>
              <Button
                intent="primary"
                onClick={() => {
                  dialogs.show('import');
                }}
              >
                <FormattedMessage id="project.import" />
              </Button>
              <Button onClick={() => void projects.reload()}>
                <FormattedMessage id="project.reload" />
              </Button>
            </span>
          }
        />
      </>
    );
  }
  return <Fragment key={`${personal ? '' : (projects.currentId ?? '')} ${tabs.reloads}`}>{children}</Fragment>;
});
