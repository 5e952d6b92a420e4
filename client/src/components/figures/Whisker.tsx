import type { Measure } from '../../api/measureSchemas.ts';
import { clamp } from '../../lib/clamp.ts';
import styles from './Whisker.module.scss';

interface WhiskerProps {
  readonly measure: Pick<Measure, 'value' | 'low' | 'high'>;
  /** End of the axis that all whiskers of a list share; it begins at 0. */
  readonly end: number;
  /** The value before, as a hollow dot. */
  readonly before?: number | null;
  /** A value to compare with, as a dashed line that runs on from row to row. */
  readonly average?: number | null;
  readonly thin?: boolean;
  /** What the picture says, for those who do not see it. */
  readonly label: string;
}

/** A value as a dot with its interval as a line, in the colour of the brand around it or the accent. */
export function Whisker({ measure, end, before = null, average = null, thin = false, label }: WhiskerProps) {
  const { value, low, high } = measure;
  const place = (point: number): string => `${clamp((point / end) * 100, 0, 100)}%`;
  return (
    <span
      className={`${styles['whisker'] ?? ''} ${thin ? (styles['thin'] ?? '') : ''}`}
      role="img"
      aria-label={label}
      title={label}
    >
      {average !== null && <span className={styles['average']} style={{ left: place(average) }} />}
      <span className={styles['line']} style={{ left: place(low), width: place(high - low) }} />
      {before !== null && <span className={styles['before']} style={{ left: place(before) }} />}
      <span className={styles['dot']} style={{ left: place(value) }} />
    </span>
  );
}
