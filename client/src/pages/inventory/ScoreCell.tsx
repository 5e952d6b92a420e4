import { useIntl } from 'react-intl';
import type { PageScores } from '#client/api/ownPageSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import styles from './ScoreCell.module.scss';

interface ScoreCellProps {
  /** Null: no text to score. */
  readonly score: PageScores['eligible'] | null;
  /** What is scored, translated. */
  readonly name: string;
}

/** A score out of 100 with a bar; a capped one shows the reason. */
export function ScoreCell({ score, name }: ScoreCellProps) {
  const intl = useIntl();
  if (score === null) {
    const why = intl.formatMessage({ id: 'inventory.score.none' });
    return (
      <span className={styles['none']} role="img" aria-label={why} title={why}>
        –
      </span>
    );
  }
  const why = score.capped ? intl.formatMessage({ id: 'inventory.score.capped' }) : undefined;
  return (
    <span className={styles['cell']} title={why}>
      <span className={styles['value']}>
        {formatCount(intl, score.score)}
        {score.capped && (
          <span className={styles['capped']} role="img" aria-label={why}>
            {intl.formatMessage({ id: 'inventory.score.mark' })}
          </span>
        )}
      </span>
      <meter className={styles['bar']} min={0} max={100} value={score.score} aria-label={name} />
    </span>
  );
}
