import type { CSSProperties } from 'react';
import { clamp } from '#client/lib/clamp.ts';
import styles from './IntervalBar.module.scss';

interface IntervalBarProps {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Ends of the axis, in the unit of the value. */
  readonly axis: readonly [number, number];
  readonly thin?: boolean;
  /** Tooltip and screen reader text. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Position of a background of size `size` that starts at `start`: CSS percentages refer to the space left beside the background. */
const backgroundPlace = (start: number, size: number): string => `${size >= 1 ? 0 : (start / (1 - size)) * 100}%`;

/**
 * The interval as a band and the value as a tick on one thin axis. A page has up to sixty, so it is a single element drawn with
 * backgrounds.
 */
export function IntervalBar({ value, low, high, axis, thin = false, label, className = '' }: IntervalBarProps) {
  const [from, to] = axis;
  const place = (point: number): number => clamp((point - from) / (to - from), 0, 1);
  const start = place(low);
  const width = place(high) - start;
  const marks: CSSProperties & Record<`--app-bar-${string}`, string> = {
    '--app-bar-start': backgroundPlace(start, width),
    '--app-bar-width': `${width * 100}%`,
    '--app-bar-value': `${place(value) * 100}%`,
    // No zero line if the axis begins at 0.
    ...(from < 0 && to > 0 ? { '--app-bar-zero': `${place(0) * 100}%` } : {}),
  };
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={`${styles['bar'] ?? ''} ${thin ? (styles['thin'] ?? '') : ''} ${className}`}
      style={marks}
    />
  );
}
