import type { Measure } from '#client/api/measureSchemas.ts';
import { clamp } from '#client/lib/clamp.ts';
import styles from './Whisker.module.scss';

interface WhiskerProps {
  readonly measure: Pick<Measure, 'value' | 'low' | 'high'>;
  /** End of the axis, shared by all whiskers of a list; it begins at 0. */
  readonly end: number;
  /** The previous value, as a hollow dot. */
  readonly before?: number | null;
  /** A reference value, as a dashed line continuous over the rows. */
  readonly average?: number | null;
  readonly thin?: boolean;
  /** Screen reader text. */
  readonly label: string;
}

/** A value as a dot with its interval as a line, in the colour of the enclosing brand or the accent. */
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
