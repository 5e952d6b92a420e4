import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { LoadPanel } from '../ui/LoadPanel.tsx';
import type { LoadResult } from '../ui/LoadPanel.tsx';
import { ScoreWorkerContext } from './scoreWorkerContext.ts';
import styles from './ScoreWaiting.module.scss';

interface ScoreWaitingProps {
  /** Load state of the score setting. */
  readonly query: LoadResult<unknown>;
}

/** Placeholder while a score loads, or the note that there will be none. */
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
