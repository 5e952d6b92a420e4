import type { Interval } from '#client/lib/stats/wilson.ts';
import type { RatioEstimate } from './clusterRatio.ts';
import { intervalOf, type MeasureRange } from './interval.ts';

/** Interval at `level` of `after - before`, combined from the two intervals (Newcombe 1998, method 10). Not yet clipped to the range. */
export function newcombeInterval(
  before: RatioEstimate,
  after: RatioEstimate,
  range: MeasureRange,
  level: number,
): Interval {
  const was = intervalOf(before, range, level);
  const is = intervalOf(after, range, level);
  const gap = after.value - before.value;
  return {
    low: gap - Math.hypot(after.value - is.low, was.high - before.value),
    high: gap + Math.hypot(is.high - after.value, before.value - was.low),
  };
}
