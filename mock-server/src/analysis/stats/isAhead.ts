import type { Clusters } from './clusterRatio.ts';
import type { MeasureRange } from './interval.ts';
import { pairedChange, testChangeByInterval } from './pairedChange.ts';
import { TIE_LEVEL } from './tieRanks.ts';

/**
 * Whether a brand is really ahead of another in the same answers: the 95 % interval of their difference, paired over the prompts,
 * excludes 0, and so does that at `level` (see tieRanks). With thin data nobody is.
 */
export function isAhead(behind: Clusters, ahead: Clusters, range: MeasureRange, level: number): boolean {
  if (pairedChange(behind, ahead, range)?.verdict !== 'real') return false;
  return level >= TIE_LEVEL || (testChangeByInterval(behind, ahead, range)?.pValue ?? 1) < level;
}
