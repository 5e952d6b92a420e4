import type { Sampling } from '../../lib/stats/precision.ts';

/** A sampling and the rate it is to measure. */
export interface RatedSampling extends Sampling {
  readonly rate: number;
}
