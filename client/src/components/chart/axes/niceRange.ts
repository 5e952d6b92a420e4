import { STEPS } from './niceTicks.ts';

const MOST_STEPS = 4;

/**
 * Ticks of an axis that need not begin at 0: at most five, at round values, covering `low` to `high`. For marks that encode values by
 * position, not by length.
 */
export function niceRange(low: number, high: number): number[] {
  if (!Number.isFinite(low) || !Number.isFinite(high) || high <= low) return [low - 1, low, low + 1];
  // A round step may need one more tick on either side to cover both ends, so the next larger step is tried.
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
