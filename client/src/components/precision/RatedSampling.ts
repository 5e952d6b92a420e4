import type { Sampling } from '#client/lib/stats/precision.ts';

/** A sampling and the rate to be measured. */
export interface RatedSampling extends Sampling {
  readonly rate: number;
}
