import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router';
import styles from './RouteProgress.module.scss';

/** A thin progress bar at the top while the next page loads; delayed, so that fast pages do not flicker. */
export function RouteProgress() {
  const intl = useIntl();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="progressbar" aria-label={intl.formatMessage({ id: 'shell.loadingPage' })} className={styles['bar']} />
  );
}
