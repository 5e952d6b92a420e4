import type { Difference } from '#client/api/publicationSchemas.ts';
import { tQuantile } from '#client/lib/stats/studentT.ts';
import { clusterRatio, degreesOfFreedom, influenceOf, type RatioEstimate } from '../stats/clusterRatio.ts';
import { hasVariance, type MeasureRange } from '../stats/interval.ts';
import { newcombeInterval } from '../stats/newcombe.ts';

const RATE: MeasureRange = { min: 0, max: 1, method: 'wilson' };

/** Answers of matched sets: index s of every column is set s, the sum over its treated prompt or over its controls. */
export interface SetSums {
  readonly treated: SetArm;
  readonly control: SetArm;
}
interface SetArm {
  readonly num: Float64Array;
  readonly den: Float64Array;
}

/** One period of a contrast; the weights of all periods sum to 0. */
interface ContrastTerm {
  readonly sums: SetSums;
  readonly weight: number;
}

interface Contrast {
  readonly value: number;
  readonly variance: number;
  readonly df: number;
}

interface Arms {
  readonly treated: RatioEstimate;
  readonly control: RatioEstimate;
}

function armsOf({ treated, control }: SetSums): Arms | null {
  const first = clusterRatio(treated);
  const second = clusterRatio(control);
  return first === null || second === null ? null : { treated: first, control: second };
}

/** Influence of a set on the rate of an arm, i.e. the effect of omitting it; 0 for a set without answers or the only set with answers. */
function influence({ num, den }: SetArm, { value, denominator }: RatioEstimate, set: number): number {
  const size = den[set] ?? 0;
  return size > 0 && size < denominator ? influenceOf(num[set] ?? 0, size, value, denominator) : 0;
}

/**
 * A weighted sum over periods of (treated rate - control rate), with its linearised variance over matched sets. A set's
 * influence is that of its treated prompt minus that of its controls, so what they have in common cancels (Cochran 1977 for the
 * ratios; Abadie and Spiess 2022 for clustering at the matched set). Null if a period has an empty arm or there is one set only.
 */
export function contrastOfSets(terms: readonly ContrastTerm[]): Contrast | null {
  const sets = terms[0]?.sums.treated.num.length ?? 0;
  const influences = new Float64Array(sets);
  let value = 0;
  let kEffective = sets;
  for (const { sums, weight } of terms) {
    const arms = armsOf(sums);
    if (arms === null) return null;
    value += weight * (arms.treated.value - arms.control.value);
    kEffective = Math.min(kEffective, arms.treated.kEffective);
    for (let set = 0; set < sets; set += 1) {
      const gap = influence(sums.treated, arms.treated, set) - influence(sums.control, arms.control, set);
      influences[set] = (influences[set] ?? 0) + weight * gap;
    }
  }
  if (sets < 2) return null;
  const squares = influences.reduce((sum, one) => sum + one ** 2, 0);
  const fourths = influences.reduce((sum, one) => sum + one ** 4, 0);
  const df = degreesOfFreedom(sets, kEffective, squares, fourths);
  return { value, variance: ((sets - 1) / sets) * squares, df };
}

/** The interval of a contrast at `level`, by Student's t. */
export function contrastInterval({ value, variance, df }: Contrast, level: number): Difference {
  const half = tQuantile((1 + level) / 2, df) * Math.sqrt(variance);
  return { difference: value, low: value - half, high: value + half };
}

/**
 * Difference in differences with its 95 % interval: the gain of the treated prompts from `before` to `after` beyond their controls.
 * If all sets moved alike (variance 0), the interval is combined from those of the two arms (Zou and Donner 2008), so that
 * "nothing moved in five prompts" does not look certain.
 */
export function differenceInDifferences(before: SetSums, after: SetSums): Difference | null {
  const first = armsOf(before);
  const second = armsOf(after);
  const contrast = contrastOfSets([
    { sums: after, weight: 1 },
    { sums: before, weight: -1 },
  ]);
  if (contrast === null || first === null || second === null) return null;
  if (hasVariance(contrast.variance, RATE)) return contrastInterval(contrast, 0.95);
  const treated = newcombeInterval(first.treated, second.treated, RATE, 0.95);
  const control = newcombeInterval(first.control, second.control, RATE, 0.95);
  const gain = second.treated.value - first.treated.value;
  const drift = second.control.value - first.control.value;
  return {
    difference: contrast.value,
    low: contrast.value - Math.hypot(gain - treated.low, control.high - drift),
    high: contrast.value + Math.hypot(treated.high - gain, drift - control.low),
  };
}
