import type { Difference, EffectFinding } from '../../../../client/src/api/changeSchemas.ts';
import type { PreTrend } from './preTrend.ts';

/** An interval wider than this either way (percentage points / 100) could hide an effect that matters: it shows nothing. */
const WIDEST = 0.15;

interface Evidence {
  readonly estimate: Difference | null;
  readonly preTrend: PreTrend | null;
  /** Weeks between the middle of before and the middle of after. */
  readonly weeksApart: number;
}

/**
 * What can be said of a change whose data are enough. `worked`: treated and controls moved alike before, the whole 95 % interval
 * lies above 0 and above what the slope seen before would have brought by itself. Otherwise `none`, or `unknown`
 * where the trends differed or the interval is too wide to rule anything out.
 */
export function effectVerdict({ estimate, preTrend, weeksApart }: Evidence): EffectFinding {
  if (estimate === null) return { verdict: 'unknown', reason: 'thin', estimate };
  if (preTrend === null) return { verdict: 'unknown', reason: 'short_history', estimate };
  const { low, high } = estimate;
  const carried = preTrend.difference * weeksApart;
  if (!preTrend.alike || (low > 0 && low <= carried)) {
    return { verdict: 'unknown', reason: 'pre_trends', estimate };
  }
  if (low > 0) return { verdict: 'worked', reason: null, estimate };
  if (high < 0 || (high - low) / 2 <= WIDEST) return { verdict: 'none', reason: null, estimate };
  return { verdict: 'unknown', reason: 'imprecise', estimate };
}
