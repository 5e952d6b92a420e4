import styles from './PositionBars.module.scss';

interface PositionBarsProps {
  /** Answers with us at position 1, 2, 3 and 4 or later. */
  readonly counts: readonly number[];
}

const HEIGHT = 20;
const WIDTH = 9;
const GAP = 3;

/** Where in the answers we stand, as four bars. */
export function PositionBars({ counts }: PositionBarsProps) {
  const most = Math.max(0, ...counts);
  if (most === 0) return <span className={styles['none']}>–</span>;
  const about = counts.map((count, index) => `${index + 1}${index === 3 ? '+' : ''}: ${count}`).join(' · ');
  return (
    <svg
      className={styles['bars']}
      width={counts.length * (WIDTH + GAP)}
      height={HEIGHT + 1}
      role="img"
      aria-label={about}
    >
      <title>{about}</title>
      {counts.map((count, index) => {
        const height = Math.max(count === 0 ? 0 : 2, (count / most) * HEIGHT);
        return <rect key={index} x={index * (WIDTH + GAP)} y={HEIGHT - height} width={WIDTH} height={height} />;
      })}
      <path d={`M0 ${HEIGHT + 0.5}H${counts.length * (WIDTH + GAP) - GAP}`} />
    </svg>
  );
}
