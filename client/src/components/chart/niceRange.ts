import { STEPS } from './niceTicks.ts';

const MOST_STEPS = 4;

/**
 * Ticks of an axis that need not begin at 0: at most five of them, at round values, around everything from `low` to `high`.
 * For marks that say by their place what they are, not by their length.
 */
export function niceRange(low: number, high: number): number[] {
  if (!Number.isFinite(low) || !Number.isFinite(high) || high <= low) return [low - 1, low, low + 1];
  // A round step may still need one more on either side to hold both ends, so the next larger one is tried.
  let magnitude = 10 ** Math.floor(Math.log10((high - low) / MOST_STEPS));
  for (;;) {
    for (const factor of STEPS) {
      const step = factor * magnitude;
      const first = Math.floor(low / step + 1e-9);
      const last = Math.ceil(high / step - 1e-9);
      if (last - first <= MOST_STEPS) {
        return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
      }
    }
    magnitude *= 10;
  }
}
