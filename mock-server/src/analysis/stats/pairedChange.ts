import type { Change } from '#client/api/measureSchemas.ts';
import { studentTCdf, tQuantile } from '#client/lib/stats/studentT.ts';
import type { Interval } from '#client/lib/stats/wilson.ts';
import { isThin } from '#client/lib/thinData.ts';
import { clusterRatio, degreesOfFreedom, influenceOf, type Clusters, type RatioEstimate } from './clusterRatio.ts';
import { excludesZero, hasVariance, type MeasureRange } from './interval.ts';
import { newcombeInterval } from './newcombe.ts';

interface TestedChange {
  readonly change: Change;
  /** Two-sided p value of "no change", for selection among many changes at once. */
  readonly pValue: number;
  /** Whether the 99 % interval also excludes 0. */
  readonly certain: boolean;
}

interface Difference {
  readonly before: RatioEstimate;
  readonly after: RatioEstimate;
  readonly variance: number;
  readonly df: number;
}

/** Keeps the prompts that have a denominator in both. */
function inBoth(own: Clusters, other: Clusters): Clusters {
  const den = new Float64Array(own.den.length);
  for (let c = 0; c < den.length; c += 1) {
    den[c] = (other.den[c] ?? 0) > 0 ? (own.den[c] ?? 0) : 0;
  }
  return { num: own.num, den, n: own.n };
}

/** Prompts with a denominator. */
function countClusters(clusters: Clusters): number {
  let k = 0;
  for (const size of clusters.den) {
    k += Number(size > 0);
  }
  return k;
}

/** The difference's linearised variance: a prompt's influence on it is the difference of its influences (so pairs cancel). */
function differenceOf(before: Clusters, after: Clusters): Difference | null {
  const first = clusterRatio(before);
  const second = clusterRatio(after);
  if (first === null || second === null || first.k < 2) {
    return null;
  }
  let squares = 0;
  let fourths = 0;
  for (let c = 0; c < after.den.length; c += 1) {
    const size = after.den[c] ?? 0;
    if (size > 0) {
      const influence =
        influenceOf(after.num[c] ?? 0, size, second.value, second.denominator) -
        influenceOf(before.num[c] ?? 0, before.den[c] ?? 0, first.value, first.denominator);
      const square = influence * influence;
      squares += square;
      fourths += square * square;
    }
  }
  const kEffective = Math.min(first.kEffective, second.kEffective);
  const df = degreesOfFreedom(first.k, kEffective, squares, fourths);
  return { before: first, after: second, variance: ((first.k - 1) / first.k) * squares, df };
}

/**
 * Interval of the difference at `level`. If all prompts moved alike (variance 0), it is combined from the two periods'
 * own intervals (Newcombe 1998, method 10), so that "all of five prompts" does not look certain.
 */
function differenceInterval(difference: Difference, range: MeasureRange, level: number): Interval {
  const { before, after } = difference;
  const gap = after.value - before.value;
  const width = range.max - range.min;
  const half = tQuantile((1 + level) / 2, difference.df) * Math.sqrt(difference.variance);
  const { low, high } = hasVariance(difference.variance, range)
    ? { low: gap - half, high: gap + half }
    : newcombeInterval(before, after, range, level);
  return { low: Math.max(-width, low), high: Math.min(width, high) };
}

/** The paired difference, or null if either side is too thin to compare. */
function compare(before: Clusters, after: Clusters): Difference | null {
  if (isThin({ n: before.n, k: countClusters(before) }) || isThin({ n: after.n, k: countClusters(after) })) {
    return null;
  }
  const difference = differenceOf(inBoth(before, after), inBoth(after, before));
  return difference === null || isThin({ n: after.n, k: difference.after.k }) ? null : difference;
}

function toChange(difference: Difference, range: MeasureRange): Change {
  const { low, high } = differenceInterval(difference, range, 0.95);
  const likely = excludesZero(differenceInterval(difference, range, 0.8)) ? 'maybe' : 'noise';
  const verdict = excludesZero({ low, high }) ? 'real' : likely;
  return { difference: difference.after.value - difference.before.value, low, high, verdict };
}

/**
 * The change of a measure from `before` to `after`, paired over the prompts that have a denominator in both, with the
 * linearised variance of clusterRatio (Cochran 1977; paired prompts after Sielinski, arXiv 2603.08924) and Student's t.
 * Verdict: `real` if the 95 % interval excludes 0, `maybe` if the 80 % one does, else `noise`.
 * Also serves for two brands in one scope (same prompts, same answers): then `before` is the brand that is behind.
 * Null if there is nothing to compare or either side is thin (k < 5 or n < 30): no verdict on thin data.
 */
export function pairedChange(before: Clusters, after: Clusters, range: MeasureRange): Change | null {
  const difference = compare(before, after);
  return difference === null ? null : toChange(difference, range);
}

/** `pairedChange` with its p value. */
export function testChange(before: Clusters, after: Clusters, range: MeasureRange): TestedChange | null {
  const difference = compare(before, after);
  if (difference === null) {
    return null;
  }
  const change = toChange(difference, range);
  const pValue = hasVariance(difference.variance, range)
    ? 2 * studentTCdf(-Math.abs(change.difference) / Math.sqrt(difference.variance), difference.df)
    : Number(!excludesZero(change));
  return { change, pValue, certain: excludesZero(differenceInterval(difference, range, 0.99)) };
}

/** Bisection steps that determine a p value to nine digits. */
const HALVINGS = 30;

/**
 * As `testChange`, but if all prompts moved alike, the p value also belongs to the interval: the largest level at which the
 * interval combined from the two periods' own excludes 0. For lists that control the false discovery rate over many tests.
 */
export function testChangeByInterval(before: Clusters, after: Clusters, range: MeasureRange): TestedChange | null {
  const tested = testChange(before, after, range);
  const difference = compare(before, after);
  if (tested === null || difference === null || hasVariance(difference.variance, range)) return tested;
  let [low, high] = [0, 1];
  for (let i = 0; i < HALVINGS; i += 1) {
    const p = (low + high) / 2;
    if (excludesZero(differenceInterval(difference, range, 1 - p))) high = p;
    else low = p;
  }
  return { ...tested, pValue: high };
}
