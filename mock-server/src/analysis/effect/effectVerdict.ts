import type { Difference, EffectFinding, EffectReason } from '#client/api/publicationSchemas.ts';
import type { PreTrend } from './preTrend.ts';

/** A wider interval to either side (percentage points / 100) could hide a relevant effect, so it proves nothing. */
const WIDEST = 0.15;

interface Evidence {
  readonly estimate: Difference | null;
  readonly preTrend: PreTrend | null;
  /** Weeks between the midpoints of before and after. */
  readonly weeksApart: number;
}

/**
 * The verdict on a change with enough data. `worked`: treated and controls moved alike before, no drift is suspected, and the whole 95 %
 * interval is above 0 and above what the slope before would have given by itself; `lost`: the same
 * below 0; `none`: the interval contains 0 and is narrow. Otherwise `unknown`, with the reason.
 */
export function effectVerdict({ estimate, preTrend, weeksApart }: Evidence): EffectFinding {
  const unknown = (reason: EffectReason): EffectFinding => ({ verdict: 'unknown', reason, estimate, tells_on: null });
  if (estimate === null) return unknown('thin');
  if (preTrend === null) return unknown('short_history');
  const { low, high } = estimate;
  if (!preTrend.alike) return unknown('pre_trends');
  const carried = preTrend.difference * weeksApart;
  if (low > 0 && (preTrend.drift > 0 || low <= carried)) return unknown('carried');
  if (high < 0 && (preTrend.drift < 0 || high >= carried)) return unknown('carried');
  const told = (verdict: EffectFinding['verdict']): EffectFinding => ({
    verdict,
    reason: null,
    estimate,
    tells_on: null,
  });
  if (low > 0) return told('worked');
  if (high < 0) return told('lost');
  return (high - low) / 2 <= WIDEST ? told('none') : unknown('imprecise');
}
