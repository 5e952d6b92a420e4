import type { Change, Measure } from '#client/api/measureSchemas.ts';
import { isThin } from '#client/lib/thinData.ts';

/** The difference of two measures, computed from their intervals alone. */
type MeasureDifference = Pick<Change, 'difference' | 'low' | 'high'> & {
  /** Whether the 95 % interval of the difference excludes 0; null: too few answers on either side. */
  readonly apart: boolean | null;
};

/**
 * `second - first` with its 95 % interval, combined from the two intervals as for independent samples (Newcombe 1998, method 10;
 * Zou and Donner 2008 for means). If the samples share prompts, the interval is conservative: too wide rather than too narrow.
 */
export function intervalDifference(first: Measure, second: Measure): MeasureDifference {
  const difference = second.value - first.value;
  const low = difference - Math.hypot(second.value - second.low, first.high - first.value);
  const high = difference + Math.hypot(second.high - second.value, first.value - first.low);
  const apart = isThin(first) || isThin(second) ? null : low > 0 || high < 0;
  return { difference, low, high, apart };
}
