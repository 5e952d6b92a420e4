import { similarityOf, weightOf } from '../lib/nearDuplicate.ts';
import { promptFeatures } from '../lib/promptFeatures.ts';

/** The sum of the weights that two texts share. */
function sharedWeight(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [feature, weight] of one) shared += Math.min(weight, other.get(feature) ?? 0);
  return shared;
}

/**
 * The similarity of two prompts in Chinese, English or both, 0 to 1 (1: equal after normalization). Computed for one pair, as the
 * expected value for `NearDuplicateIndex`, which searches many.
 */
export function promptSimilarity(first: string, second: string): number {
  const [one, other] = [promptFeatures(first), promptFeatures(second)];
  return similarityOf(sharedWeight(one, other), weightOf(one), weightOf(other));
}
