/** From here on two prompts ask nearly the same. Found on the pairs of the tests; below 0.75 wording alone is shared. */
export const NEAR_DUPLICATE = 0.8;

/** Weights are summed in different orders: a pair exactly on a limit must not be lost by it. */
export const ROUNDING = 1e-9;

/** How much what is not shared weighs, and which part of that is the smaller remainder's (see `similarityOf`). */
const BETA = 1.5;
const ALPHA = 0.6;

/**
 * Symmetric Tversky index (Tversky 1977; in this form Jimenez, Becerra and Gelbukh 2013):
 * `c / (c + beta (alpha min(a, b) + (1 - alpha) max(a, b)))` with c what both have and a, b what only one has. With alpha 0.5 and
 * beta 1 it is the Dice coefficient; here the smaller remainder weighs more, because two texts that each have something of their
 * own (men's shoes, women's shoes) ask different things, while one that only says more often asks the same.
 */
export function similarityOf(shared: number, total: number, otherTotal: number): number {
  const a = Math.max(0, total - shared);
  const b = Math.max(0, otherTotal - shared);
  const rest = BETA * (ALPHA * Math.min(a, b) + (1 - ALPHA) * Math.max(a, b));
  return shared <= 0 ? 0 : shared / (shared + rest);
}

/** The least part of a text's weight that a text similar to it by `least` must share, when that one has nothing else. */
export function leastShared(least: number): number {
  const slope = BETA * (1 - ALPHA);
  return (least * slope) / (1 - least + least * slope);
}

/** Sum of weights. */
export function weightOf(features: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const weight of features.values()) total += weight;
  return total;
}

/** Whether two prompts of this similarity ask nearly the same. */
export const isNearDuplicate = (similarity: number): boolean => similarity >= NEAR_DUPLICATE - ROUNDING;
