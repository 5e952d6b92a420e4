import { useIntl } from 'react-intl';
import type { ContentScore } from '#client/lib/contentScore/types.ts';
import { ScoreGauge } from './ScoreGauge.tsx';
import styles from './ScorePair.module.scss';

interface ScorePairProps {
  readonly score: Pick<ContentScore, 'eligible' | 'citable'>;
}

/** Both scores side by side, never averaged, with the note that they are not a forecast. */
export function ScorePair({ score: { eligible, citable } }: ScorePairProps) {
  const intl = useIntl();
  return (
    <div>
      <div className={styles['pair']}>
        <ScoreGauge part="eligible" score={eligible} />
        <ScoreGauge part="citable" score={citable} />
      </div>
      <p className={styles['note']} title={intl.formatMessage({ id: 'score.readiness.more' })}>
        {intl.formatMessage({ id: 'score.readiness' })}
      </p>
    </div>
  );
}
