import { observer } from 'mobx-react-lite';
import { Fragment, lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useStores } from '../../stores/useStores.ts';
import styles from './AppLayout.module.scss';

const NoProject = lazy(async () => ({ default: (await import('./NoProject.tsx')).NoProject }));

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
  const { projects, tabs } = useStores();
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
      <Suspense fallback={null}>
        <NoProject />
      </Suspense>
    );
  }
  return <Fragment key={`${personal ? '' : (projects.currentId ?? '')} ${tabs.reloads}`}>{children}</Fragment>;
});
