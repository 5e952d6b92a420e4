import { useContext } from 'react';
import { useIntl } from 'react-intl';
import styles from './ScoreWaiting.module.scss';
import { ScoreWorkerContext } from './scoreWorkerContext.ts';

/** Where a score will stand; or that there will be none, while everything else goes on. */
export function ScoreWaiting() {
  const intl = useIntl();
  const { failed } = useContext(ScoreWorkerContext);
  return failed ? (
    <p role="status" className={styles['failed']}>
      {intl.formatMessage({ id: 'score.failed' })}
    </p>
  ) : (
    <div className={styles['waiting']} aria-busy="true" />
  );
}
