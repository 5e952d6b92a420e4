import { useIntl } from 'react-intl';
import { sparkline } from './sparklinePath.ts';
import styles from './Sparkline.module.scss';

const WIDTH = 64;
const HEIGHT = 22;
/** Keeps the line and its dot inside the drawing. */
const MARGIN = 3;

interface SparklineProps {
  readonly points: readonly (number | null)[];
  /** Writes a value as the figure beside it is written. */
  readonly write: (value: number) => string;
}

/** The course of a figure at a glance; who cannot see it is told where it began, where it ended and what lay between. */
export function Sparkline({ points, write }: SparklineProps) {
  const intl = useIntl();
  const { path, last } = sparkline(points, WIDTH, HEIGHT);
  if (last === null) return null;
  const known = points.filter((point) => point !== null);
  const label = intl.formatMessage(
    { id: 'figures.course' },
    {
      days: known.length,
      first: write(known[0] ?? 0),
      last: write(known.at(-1) ?? 0),
      lowest: write(Math.min(...known)),
      highest: write(Math.max(...known)),
    },
  );
  return (
    <svg
      className={styles['sparkline']}
      width={WIDTH + 2 * MARGIN}
      height={HEIGHT + 2 * MARGIN}
      viewBox={[-MARGIN, -MARGIN, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN].join(' ')}
      role="img"
      aria-label={label}
      focusable="false"
    >
      <path d={path} />
      <circle cx={last.x} cy={last.y} r={2} />
    </svg>
  );
}
