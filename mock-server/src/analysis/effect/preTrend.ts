import type { Difference } from '#client/api/publicationSchemas.ts';
import { contrastInterval, contrastOfSets, type SetSums } from './contrastOfSets.ts';

/** Fewer weeks are no trend. */
const LEAST_WEEKS = 3;
/** A test that finds no difference does not prove that there is none (Roth 2022), so a drift is suspected at a low level. */
const SUSPECT_LEVEL = 0.8;

export interface PreTrend extends Difference {
  /** The 95 % interval of the difference, the one shown, contains 0. */
  readonly alike: boolean;
  /** Up (1) or down (-1) if the 80 % interval excludes 0: such a drift may continue by itself. */
  readonly drift: number;
}

/** A week before the change with its position in time, in weeks. */
interface TrendWeek {
  readonly index: number;
  readonly sums: SetSums;
}

/**
 * Whether treated prompts and their controls moved alike before a change: the slope per week of the least-squares line through the
 * weekly differences of their rates, clustered by matched set, with its 95 % interval. Null with too few weeks.
 */
export function preTrend(weeks: readonly TrendWeek[]): PreTrend | null {
  const hasAnswers = (values: Float64Array): boolean => values.some((value) => value > 0);
  const kept = weeks.filter(({ sums }) => hasAnswers(sums.treated.den) && hasAnswers(sums.control.den));
  if (kept.length < LEAST_WEEKS) return null;
  const middle = kept.reduce((sum, { index }) => sum + index, 0) / kept.length;
  const spread = kept.reduce((sum, { index }) => sum + (index - middle) ** 2, 0);
  const slope = contrastOfSets(kept.map(({ index, sums }) => ({ sums, weight: (index - middle) / spread })));
  if (slope === null) return null;
  const interval = contrastInterval(slope, 0.95);
  const suspect = contrastInterval(slope, SUSPECT_LEVEL);
  const drift = suspect.low > 0 ? 1 : suspect.high < 0 ? -1 : 0;
  return { ...interval, alike: interval.low <= 0 && interval.high >= 0, drift };
}
