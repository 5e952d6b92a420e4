/** A sampling plan and the rate it is to measure. */
export interface PrecisionPlan {
  readonly rate: number;
  readonly prompts: number;
  readonly platforms: number;
  readonly runs: number;
}
