import { useIntl } from 'react-intl';
import type { ContentScore } from '#client/lib/contentScore/types.ts';
import { isBlank } from './isBlank.ts';
import { ScoreGauge } from './ScoreGauge.tsx';
import styles from './ScorePair.module.scss';

interface ScorePairProps {
  /** The text that was scored. */
  readonly text: string;
  readonly score: Pick<ContentScore, 'eligible' | 'citable'>;
}

/** Both scores side by side, never averaged, with the note that they are not a forecast. A blank text has none: 0 would be a judgement. */
export function ScorePair({ text, score: { eligible, citable } }: ScorePairProps) {
  const intl = useIntl();
  if (isBlank(text)) return <p className={styles['none']}>{intl.formatMessage({ id: 'score.noText' })}</p>;
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
