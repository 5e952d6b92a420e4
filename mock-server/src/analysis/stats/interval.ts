import { clamp } from '#client/lib/clamp.ts';
import { tQuantile } from '#client/lib/stats/studentT.ts';
import { wilsonInterval } from '#client/lib/stats/wilson.ts';
import type { Interval } from '#client/lib/stats/wilson.ts';
import type { RatioEstimate } from './clusterRatio.ts';

/** Method of a measure's interval, and the range of the measure. */
export interface MeasureRange {
  readonly min: number;
  readonly max: number;
  /** `wilson` for rates and shares of 0 to 1, `t` for means (position, net sentiment). */
  readonly method: 'wilson' | 't';
}

/** Below this share of the largest variance that its range allows, a variance is rounding noise and is treated as 0. */
const NO_VARIANCE = 1e-9;

/** Wilson interval of the range rescaled to 0 to 1. */
function stretchedWilson(estimate: RatioEstimate, range: MeasureRange, n: number, t: number): Interval {
  const width = range.max - range.min;
  const inner = wilsonInterval((estimate.value - range.min) / width, n, t);
  return { low: range.min + inner.low * width, high: range.min + inner.high * width };
}

/** Whether the prompts differ at all, beyond rounding. */
export function hasVariance(variance: number, range: MeasureRange): boolean {
  const width = range.max - range.min;
  return variance > NO_VARIANCE * width * width;
}

/** Whether a difference with this interval is told from none. */
export function excludesZero({ low, high }: Interval): boolean {
  return low > 0 || high < 0;
}

/**
 * Two-sided interval at `level` (0.95, 0.8) of a clustered ratio or mean.
 * Rates: Wilson at the effective sample size `n_eff = p (1 - p) / variance` (Korn and Graubard 1998) with Student's t in place of
 * the normal quantile. Means: value ± t · standard error, clipped to the range. If prompts do not differ (variance 0), both
 * use Wilson at n_eff = the effective number of prompts: as wide as for that many independent yes/no prompts.
 * One prompt says nothing about others: the interval is the whole range.
 */
export function intervalOf(estimate: RatioEstimate, range: MeasureRange, level: number): Interval {
  if (estimate.k < 2 || range.max <= range.min) {
    return { low: range.min, high: range.max };
  }
  const t = tQuantile((1 + level) / 2, estimate.df);
  if (!hasVariance(estimate.variance, range)) {
    const plain = tQuantile((1 + level) / 2, Math.max(1, estimate.kEffective - 1));
    return stretchedWilson(estimate, range, estimate.kEffective, plain);
  }
  if (range.method === 'wilson') {
    const spread = estimate.value * (1 - estimate.value);
    return wilsonInterval(estimate.value, spread / estimate.variance, t);
  }
  const half = t * Math.sqrt(estimate.variance);
  return {
    low: clamp(estimate.value - half, range.min, range.max),
    high: clamp(estimate.value + half, range.min, range.max),
  };
}
