import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { LoadPanel } from '../ui/LoadPanel.tsx';
import type { LoadResult } from '../ui/LoadPanel.tsx';
import styles from './ScoreWaiting.module.scss';
import { ScoreWorkerContext } from './scoreWorkerContext.ts';

interface ScoreWaitingProps {
  /** How the loading of what the text is rated by stands. */
  readonly query: LoadResult<unknown>;
}

/** Where a score will stand; or that there will be none, while everything else goes on. */
export function ScoreWaiting({ query }: ScoreWaitingProps) {
  const intl = useIntl();
  const { failed } = useContext(ScoreWorkerContext);
  if (failed) {
    return (
      <p role="status" className={styles['failed']}>
        {intl.formatMessage({ id: 'score.failed' })}
      </p>
    );
  }
  const place = <div className={styles['waiting']} aria-busy="true" />;
  return (
    <LoadPanel framed query={query} what={intl.formatMessage({ id: 'score.title' })} skeleton={place}>
      {() => place}
    </LoadPanel>
  );
}
