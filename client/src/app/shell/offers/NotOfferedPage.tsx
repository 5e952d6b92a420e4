import { useIntl } from 'react-intl';
import { Link, Navigate, useLocation } from 'react-router';
import type { AbsentPage } from '#client/components/offers/absentPage.ts';
import { NotOffered } from '#client/components/ui/NotOffered.tsx';
import { isLanding } from '#client/lib/landing.ts';
import { paths } from '#client/lib/paths.ts';
import { titleText } from '../titleText.ts';
import { useCurrentPage } from '../useCurrentPage.ts';
import styles from './NotOfferedPage.module.scss';

interface NotOfferedPageProps {
  readonly absent: AbsentPage;
}

/**
 * Shown instead of a page for which the provider offers nothing. A user who just logged in or followed the logo is redirected to a page
 * that works.
 */
export function NotOfferedPage({ absent }: NotOfferedPageProps) {
  const intl = useIntl();
  const page = useCurrentPage();
  const location = useLocation();
  if (isLanding(location.state)) return <Navigate to={paths.workplace.href()} replace />;
  const title = titleText(page?.titleId ?? 'menu.notFound', intl);
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <NotOffered error={absent} what={title}>
        <Link to={paths.workplace.href()}>{intl.formatMessage({ id: 'menu.dashboard.workplace' })}</Link>
      </NotOffered>
    </div>
  );
}
