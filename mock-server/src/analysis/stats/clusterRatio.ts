/**
 * Totals of a measure by prompt, the cluster of every variance here: index p of both columns is prompt p of the project.
 * A prompt whose `den` is 0 is ignored.
 */
export interface Clusters {
  readonly num: Float64Array;
  readonly den: Float64Array;
  /** Answers with status ok that contribute to the denominator. */
  readonly n: number;
  /**
   * Every cluster is a single yes/no answer. Its variance follows from the rate alone, so the tail that `degreesOfFreedom` corrects for is
   * known: df is k - 1, and 69 of 70 does not look as uncertain as 7 of 10.
   */
  readonly yesNo?: boolean;
}

export interface RatioEstimate {
  readonly value: number;
  readonly numerator: number;
  readonly denominator: number;
  /** Clusters with a denominator. */
  readonly k: number;
  /** `k` discounted for unequal sizes, (Σ den)² / Σ den² (Kish 1965); at most k. */
  readonly kEffective: number;
  /** Variance of `value`; also 0 if it cannot be estimated (k = 1). */
  readonly variance: number;
  /** Degrees of freedom of `variance`, at least 1. */
  readonly df: number;
}

/**
 * Degrees of freedom of a variance made of `k` squared influences with sums `squares` and `fourths` (of 4th powers):
 * `min(k - 1, kEffective - 1, 2.2 (k - 1) / (kurtosis - 1))`, at least 1. This is Satterthwaite's (1946) moment match with the observed
 * kurtosis. (Its exact factor 2 covered the true value in 97.0 % of draws at rate 0.5 with 10 prompts and correlation 0.5; 2.2 in 96.9 %.)
 * For clusters without heavy tails it is k - 1. If a few prompts dominate the figure (a rare brand), it decreases and the interval
 * widens, which corrects the coverage at rate 0.1 with few prompts.
 */
export function degreesOfFreedom(k: number, kEffective: number, squares: number, fourths: number): number {
  const kurtosis = squares > 0 ? (k * fourths) / (squares * squares) : 1;
  const matched = kurtosis > 1 ? (2.2 * (k - 1)) / (kurtosis - 1) : k - 1;
  return Math.max(1, Math.min(k - 1, kEffective - 1, matched));
}

/**
 * Ratio of sums over clusters with its linearised (Taylor) variance (Cochran 1977, ch. 6 and 9; Schulte, Bleeker and Kaufmann,
 * arXiv 2604.07585, for prompts as clusters). Each cluster's residual is divided by 1 minus its leverage, the delete-one
 * (jackknife) form `(k-1)/k Σ (e_c / (1 - den_c/den))² / den²`. With clusters of equal size this is exactly
 * `k/(k-1) Σ e_c² / den²`; with unequal ones it does not understate the influence of one big prompt.
 * Null for an empty denominator.
 */
export function clusterRatio(clusters: Pick<Clusters, 'num' | 'den' | 'yesNo'>): RatioEstimate | null {
  const { num, den } = clusters;
  let numerator = 0;
  let denominator = 0;
  let denSquares = 0;
  let k = 0;
  for (let c = 0; c < den.length; c += 1) {
    const size = den[c] ?? 0;
    if (size > 0) {
      numerator += num[c] ?? 0;
      denominator += size;
      denSquares += size * size;
      k += 1;
    }
  }
  if (k === 0) {
    return null;
  }
  const value = numerator / denominator;
  const kEffective = (denominator * denominator) / denSquares;
  if (k === 1) {
    return { value, numerator, denominator, k, kEffective, variance: 0, df: 1 };
  }
  let squares = 0;
  let fourths = 0;
  for (let c = 0; c < den.length; c += 1) {
    const size = den[c] ?? 0;
    if (size > 0) {
      const influence = influenceOf(num[c] ?? 0, size, value, denominator);
      const square = influence * influence;
      squares += square;
      fourths += square * square;
    }
  }
  const variance = ((k - 1) / k) * squares;
  const df = clusters.yesNo === true ? k - 1 : degreesOfFreedom(k, kEffective, squares, fourths);
  return { value, numerator, denominator, k, kEffective, variance, df };
}

/** The `value` of `clusterRatio`, without its variance. */
export function ratioOf({ num, den }: Pick<Clusters, 'num' | 'den'>): number | null {
  let numerator = 0;
  let denominator = 0;
  for (let c = 0; c < den.length; c += 1) {
    const size = den[c] ?? 0;
    if (size > 0) {
      numerator += num[c] ?? 0;
      denominator += size;
    }
  }
  return denominator > 0 ? numerator / denominator : null;
}

/** Influence of a cluster: the change of the ratio without it (linearised, leverage-corrected). `size` < `denominator`. */
export function influenceOf(num: number, size: number, value: number, denominator: number): number {
  return (num - value * size) / (denominator - size);
}
