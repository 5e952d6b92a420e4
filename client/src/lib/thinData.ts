/** With fewer prompts or answers there is no verdict. */
export const MIN_PROMPTS = 5;
export const MIN_ANSWERS = 30;

/** The sample size of a measure; any measure of the API fits. */
interface Evidence {
  readonly n: number;
  readonly k: number;
}

interface Rate extends Evidence {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Too few answers (n < 30) or prompts (k < 5): shown greyed with "too few answers", and without a verdict. */
export function isThin(measure: Evidence): boolean {
  return measure.k < MIN_PROMPTS || measure.n < MIN_ANSWERS;
}

/** Like `isThin` for a single prompt, whose answers are the sample: only their number counts. */
export function isThinPrompt(measure: Pick<Evidence, 'n'>): boolean {
  return measure.n < MIN_ANSWERS;
}

/**
 * Whether a rate's 95 % interval needs a note: with at most 20 prompts and a rate within 0.1 of 0 or 1 its coverage is somewhat below 95 %
 * (down to 92 to 93 % at rate 0.1 in the simulation of the unit tests, when runs of a prompt are strongly correlated, and lower for rarer
 * brands). An interval from 0 to 1 holds every rate, so it needs none. Only for rates and shares (0 to 1).
 */
export function isWeakInterval({ k, value, low, high }: Rate): boolean {
  return k <= 20 && (value <= 0.1 || value >= 0.9) && (low > 0 || high < 1);
}
