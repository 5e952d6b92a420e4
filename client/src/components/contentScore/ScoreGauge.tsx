import { useIntl } from 'react-intl';
import type { PartScore } from '#client/lib/contentScore/types.ts';
import styles from './ScoreGauge.module.scss';

interface ScoreGaugeProps {
  readonly part: 'eligible' | 'citable';
  readonly score: PartScore;
}

/** One of the two scores: its name, its value, a bar up to 100, and its meaning. */
export function ScoreGauge({ part, score: { score, capped } }: ScoreGaugeProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `score.${part}` });
  return (
    <div className={styles['gauge']}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['value']}>
        {intl.formatNumber(score)} <small>{intl.formatMessage({ id: 'score.outOf' })}</small>
      </span>
      <meter
        className={styles['bar']}
        min={0}
        max={100}
        value={score}
        aria-label={intl.formatMessage({ id: 'score.value' }, { name, score })}
      />
      <span className={styles['about']}>
        {intl.formatMessage({ id: capped ? 'score.capped' : `score.${part}.about` })}
      </span>
    </div>
  );
}
