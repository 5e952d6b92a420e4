import { useIntl } from 'react-intl';
import { sparkline } from './sparklinePath.ts';
import styles from './Sparkline.module.scss';

const WIDTH = 64;
const HEIGHT = 22;
/** Keeps the line and its dot inside the SVG. */
const MARGIN = 3;

interface SparklineProps {
  readonly points: readonly (number | null)[];
  /** Formats a value like the figure beside it. */
  readonly write: (value: number) => string;
}

/** A small trend line of a figure; its screen reader text gives the first and last value and the range. */
export function Sparkline({ points, write }: SparklineProps) {
  const intl = useIntl();
  const { path, last } = sparkline(points, WIDTH, HEIGHT);
  const known = points.filter((point) => point !== null);
  // A single dot beside a figure shows no trend, and looks like a decimal point.
  if (last === null || known.length < 2) return null;
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
