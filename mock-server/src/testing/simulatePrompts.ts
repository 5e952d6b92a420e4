/**
 * Beta-binomial prompts for the tests of the intervals: each prompt has its own rate, Beta distributed around the true one,
 * and its runs are drawn from that rate. Seeded, so that a test measures the same coverage every time.
 */

export type Random = () => number;

/** Mulberry32: a small seeded generator of uniform numbers in [0, 1). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Cumulative probabilities of 0..runs hits when the rate of each prompt is Beta with mean `rate` and correlation `rho`. */
export function betaBinomialCdf(runs: number, rate: number, rho: number): Float64Array {
  // Pólya's urn gives the distribution without gamma functions; rho = 0 is the plain binomial.
  const step = rho / (1 - rho);
  let weights = [1];
  for (let drawn = 0; drawn < runs; drawn += 1) {
    const next = new Array<number>(drawn + 2).fill(0);
    weights.forEach((weight, hits) => {
      const hit = (rate + hits * step) / (1 + drawn * step);
      next[hits] = (next[hits] ?? 0) + weight * (1 - hit);
      next[hits + 1] = (next[hits + 1] ?? 0) + weight * hit;
    });
    weights = next;
  }
  let total = 0;
  return Float64Array.from(weights, (weight) => (total += weight));
}

/** One draw from a cumulative distribution. */
export function drawFrom(cdf: Float64Array, random: Random): number {
  const u = random();
  let hits = 0;
  while (hits < cdf.length - 1 && u > (cdf[hits] ?? 1)) {
    hits += 1;
  }
  return hits;
}

/** Runs per prompt: 10 each, or a spread of 2 to 20. */
export function promptSizes(k: number, equal: boolean): Float64Array {
  return Float64Array.from({ length: k }, (_, i) => (equal ? 10 : 2 + ((i * 7) % 19)));
}
