import { sparkline } from './sparklinePath.ts';
import styles from './Sparkline.module.scss';

const WIDTH = 64;
const HEIGHT = 22;
/** Keeps the line and its dot inside the drawing. */
const MARGIN = 3;

interface SparklineProps {
  readonly points: readonly (number | null)[];
}

/** The course of a figure at a glance; decoration beside the figure, so it has no text of its own. */
export function Sparkline({ points }: SparklineProps) {
  const { path, last } = sparkline(points, WIDTH, HEIGHT);
  if (last === null) return null;
  return (
    <svg
      className={styles['sparkline']}
      width={WIDTH + 2 * MARGIN}
      height={HEIGHT + 2 * MARGIN}
      viewBox={[-MARGIN, -MARGIN, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN].join(' ')}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
      <circle cx={last.x} cy={last.y} r={2} />
    </svg>
  );
}
