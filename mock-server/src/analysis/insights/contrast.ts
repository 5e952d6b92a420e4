import type { Change, Measure } from '#client/api/measureSchemas.ts';
import type { Clusters } from '../stats/clusterRatio.ts';
import { independentChange } from '../stats/independentChange.ts';
import type { MeasureRange } from '../stats/interval.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';

/** A figure for a group of prompts and for all others. */
interface Contrast {
  readonly here: Measure | null;
  readonly rest: Measure | null;
  /** Difference from the rest to the group; null if either side is thin. */
  readonly change: Change | null;
}

/** Both sides with their intervals and the difference. They share no prompt, so nothing can be paired (see independentChange). */
export function contrastOf(here: Clusters, rest: Clusters, range: MeasureRange): Contrast {
  return {
    here: measureOfClusters(here, range),
    rest: measureOfClusters(rest, range),
    change: independentChange(rest, here, range),
  };
}
