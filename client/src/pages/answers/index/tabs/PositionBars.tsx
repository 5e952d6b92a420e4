import styles from './PositionBars.module.scss';

interface PositionBarsProps {
  /** Answers with the own brand at position 1, 2, 3 and 4 or later. */
  readonly counts: readonly number[];
}

const HEIGHT = 20;
const WIDTH = 9;

/** The own brand's positions as four bars. Thousands are rendered while scrolling, so a single element draws the bars as backgrounds. */
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
