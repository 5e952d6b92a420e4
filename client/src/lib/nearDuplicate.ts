/** Least similarity of near duplicates. Chosen on the pairs of the tests; below 0.75 only wording is shared. */
export const NEAR_DUPLICATE = 0.8;

/** Tolerance, because weights are summed in different orders: a pair exactly on a limit must not be lost. */
export const ROUNDING = 1e-9;

/** Weight of what is not shared, and the smaller remainder's part of it (see `similarityOf`). */
const BETA = 1.5;
const ALPHA = 0.6;

/**
 * Symmetric Tversky index (Tversky 1977; in this form Jimenez, Becerra and Gelbukh 2013): `c / (c + beta (alpha min(a, b) + (1 - alpha)
 * max(a, b)))`, where c is what both have and a, b what only one has. With alpha 0.5 and beta 1 it is the Dice coefficient. Here the
 * smaller remainder weighs more: two texts that each have words of their own (men's shoes, women's shoes) ask different things, while a
 * text that only adds words asks the same.
 */
export function similarityOf(shared: number, total: number, otherTotal: number): number {
  const a = Math.max(0, total - shared);
  const b = Math.max(0, otherTotal - shared);
  const rest = BETA * (ALPHA * Math.min(a, b) + (1 - ALPHA) * Math.max(a, b));
  return shared <= 0 ? 0 : shared / (shared + rest);
}

/** The least part of a text's weight that a text with similarity `least` must share with it, if that text has nothing else. */
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

/** Whether two prompts of this similarity are near duplicates. */
export const isNearDuplicate = (similarity: number): boolean => similarity >= NEAR_DUPLICATE - ROUNDING;
