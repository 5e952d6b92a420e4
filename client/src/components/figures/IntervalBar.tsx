import styles from './IntervalBar.module.scss';

interface IntervalBarProps {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Ends of the axis, in the unit of the value. */
  readonly axis: readonly [number, number];
  readonly thin?: boolean;
  /** What the picture says, for those who do not see it. */
  readonly label: string;
}

/** The interval as a band and the value as a tick on one thin axis. */
export function IntervalBar({ value, low, high, axis, thin = false, label }: IntervalBarProps) {
  const [from, to] = axis;
  const place = (point: number): number => Math.min(100, Math.max(0, ((point - from) / (to - from)) * 100));
  const start = place(low);
  return (
    <span role="img" aria-label={label} className={`${styles['bar'] ?? ''} ${thin ? (styles['thin'] ?? '') : ''}`}>
      <span className={styles['band']} style={{ left: `${start}%`, width: `${place(high) - start}%` }} />
      {from < 0 && to > 0 && <span className={styles['zero']} style={{ left: `${place(0)}%` }} />}
      <span className={styles['tick']} style={{ left: `${place(value)}%` }} />
    </span>
  );
}
