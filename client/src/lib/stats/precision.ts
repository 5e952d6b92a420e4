import { tQuantile } from './studentT.ts';
import { wilsonInterval } from './wilson.ts';
import type { Interval } from './wilson.ts';

export interface Sampling {
  readonly prompts: number;
  readonly platforms: number;
  /** Answers of one prompt on one platform in the window. */
  readonly runs: number;
}

/** Correlation of the answers to one prompt, 0 (independent) to 1 (always the same); between the values that the simulated answers need. */
const WITHIN_PROMPT_CORRELATION = 0.3;

/**
 * The 95 % interval to expect for a rate under a sampling. Answers to one prompt are correlated, so `m` of them count as `m / (1 + (m - 1)
 * rho)` (Kish's design effect, 1965); then Wilson with Student's t of prompts - 1 degrees of freedom, as for measured rates. With one
 * prompt: the whole range.
 */
export function expectedInterval(rate: number, { prompts, platforms, runs }: Sampling): Interval {
  if (prompts < 2) return { low: 0, high: 1 };
  const perPrompt = platforms * runs;
  const effective = (prompts * perPrompt) / (1 + (perPrompt - 1) * WITHIN_PROMPT_CORRELATION);
  return wilsonInterval(rate, effective, tQuantile(0.975, prompts - 1));
}

/** Number of answers that a sampling needs in one window. */
export function samplingCost({ prompts, platforms, runs }: Sampling): number {
  return prompts * platforms * runs;
}
