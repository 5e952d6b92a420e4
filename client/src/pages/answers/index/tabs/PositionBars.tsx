import styles from './PositionBars.module.scss';

interface PositionBarsProps {
  /** Answers with us at position 1, 2, 3 and 4 or later. */
  readonly counts: readonly number[];
}

const HEIGHT = 20;
const WIDTH = 9;

/** Where in the answers we stand, as four bars. Thousands of these scroll by: one element, its backgrounds are the bars. */
export function PositionBars({ counts }: PositionBarsProps) {
  const most = Math.max(0, ...counts);
  if (most === 0) return <span className={styles['none']}>–</span>;
  const about = counts.map((count, index) => `${index + 1}${index === 3 ? '+' : ''}: ${count}`).join(' · ');
  const sizes = counts.map((count) => `${WIDTH}px ${Math.max(count === 0 ? 0 : 2, (count / most) * HEIGHT)}px`);
  return (
    <span
      className={styles['bars']}
      role="img"
      aria-label={about}
      title={about}
      style={{ backgroundSize: sizes.join(', ') }}
    />
  );
}
