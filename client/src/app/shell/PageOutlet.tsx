import { observer } from 'mobx-react-lite';
import { Fragment, lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { absentPage } from '#client/components/offers/absentPage.ts';
import { isPersonalPath } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useAddressedProject } from './useAddressedProject.ts';
import styles from './AppLayout.module.scss';

const NotOfferedPage = lazy(async () => ({
  default: (await import('./offers/NotOfferedPage.tsx')).NotOfferedPage,
}));
const ForeignProject = lazy(async () => ({ default: (await import('./ForeignProject.tsx')).ForeignProject }));
const NoProject = lazy(async () => ({ default: (await import('./NoProject.tsx')).NoProject }));

interface PageOutletProps {
  readonly children: ReactNode;
}

/**
 * The page, once there is a project to show. It is remounted on a project switch and on "reload", so that no figure of one project is shown
 * under the name of another. For the same reason a page whose address names another project is not rendered. Neither is a page for which
 * the provider is known to offer nothing.
 */
export const PageOutlet = observer(function PageOutlet({ children }: PageOutletProps) {
  const intl = useIntl();
  const { projects, tabs, offers } = useStores();
  const { pathname, search } = useLocation();
  const personal = isPersonalPath(pathname);
  const addressed = useAddressedProject();
  const missing = projects.current === null && !personal;
  if ((missing && projects.state !== 'loaded') || addressed === 'waiting') {
    return (
      <div className={styles['waiting']} aria-busy="true" aria-label={intl.formatMessage({ id: 'project.loading' })} />
    );
  }
  if (addressed === 'refused') {
    return (
      <Suspense fallback={null}>
        <ForeignProject />
      </Suspense>
    );
  }
  if (missing) {
    return (
      <Suspense fallback={null}>
        <NoProject />
      </Suspense>
    );
  }
  const absent = absentPage(offers, pathname, search);
  if (absent !== null) {
    return (
      <Suspense fallback={null}>
        <NotOfferedPage absent={absent} />
      </Suspense>
    );
  }
  return <Fragment key={`${personal ? '' : (projects.currentId ?? '')} ${tabs.reloads}`}>{children}</Fragment>;
});
