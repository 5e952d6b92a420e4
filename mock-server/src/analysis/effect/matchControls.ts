/** A prompt's history before the change, used for matching. */
export interface PromptPast {
  /** Index of the prompt in the project. */
  readonly prompt: number;
  /** Visibility before, 0 to 1. */
  readonly rate: number;
  /** Standard deviation of the weekly visibility before. */
  readonly volatility: number;
}

/** A treated prompt with its untreated controls: the cluster of every variance of an effect. */
export interface MatchedSet {
  readonly treated: PromptPast;
  readonly controls: readonly PromptPast[];
}

/** Controls for each treated prompt: a third still narrows the interval, a fourth hardly. */
const MOST_CONTROLS = 3;
/** Largest difference of past rates between a prompt and its control: 0.2 is twenty percentage points. */
const CALIPER = 0.2;

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  return Math.sqrt(square);
}

/** The nearest free control, ties by project order; -1 if none is within the caliper. */
function nearest(treated: PromptPast, pool: readonly PromptPast[], free: Uint8Array, scale: Scale): number {
  let found = -1;
  let shortest = Infinity;
  pool.forEach((control, index) => {
    if (free[index] !== 1 || Math.abs(control.rate - treated.rate) > CALIPER) return;
    const distance =
      ((control.rate - treated.rate) / scale.rate) ** 2 +
      ((control.volatility - treated.volatility) / scale.volatility) ** 2;
    if (distance < shortest) {
      found = index;
      shortest = distance;
    }
  });
  return found;
}

interface Scale {
  readonly rate: number;
  readonly volatility: number;
}

/**
 * Matches every treated prompt with up to three untreated ones: the nearest by past rate and volatility, each in units of its
 * spread, without replacement, in rounds so that no prompt takes all near ones. Deterministic.
 * A treated prompt without a near control is left out.
 */
export function matchControls(treated: readonly PromptPast[], pool: readonly PromptPast[]): MatchedSet[] {
  const all = [...treated, ...pool];
  const scale: Scale = {
    rate: deviation(all.map(({ rate }) => rate)) || 1,
    volatility: deviation(all.map(({ volatility }) => volatility)) || 1,
  };
  const free = new Uint8Array(pool.length).fill(1);
  const sets = [...treated]
    .sort((a, b) => b.rate - a.rate || a.prompt - b.prompt)
    .map((prompt): { treated: PromptPast; controls: PromptPast[] } => ({ treated: prompt, controls: [] }));
  for (let turn = 0; turn < MOST_CONTROLS; turn += 1) {
    for (const set of sets) {
      if (set.controls.length < turn) continue;
      const index = nearest(set.treated, pool, free, scale);
      const control = pool[index];
      if (control === undefined) continue;
      free[index] = 0;
      set.controls.push(control);
    }
  }
  return sets.filter(({ controls }) => controls.length > 0);
}
