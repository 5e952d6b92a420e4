export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson score interval (Wilson 1927) of a rate `p` in `n` > 0 independent trials (need not be whole) at the quantile `t`. Always inside 0
 * to 1.
 */
export function wilsonInterval(p: number, n: number, t: number): Interval {
  const square = t * t;
  const centre = (p + square / (2 * n)) / (1 + square / n);
  const half = (t * Math.sqrt((p * (1 - p)) / n + square / (4 * n * n))) / (1 + square / n);
  return { low: Math.max(0, Math.min(p, centre - half)), high: Math.min(1, Math.max(p, centre + half)) };
}
