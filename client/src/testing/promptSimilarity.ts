import { similarityOf, weightOf } from '../lib/nearDuplicate.ts';
import { promptFeatures } from '../lib/promptFeatures.ts';

/** What two texts have in common. */
function sharedWeight(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [feature, weight] of one) shared += Math.min(weight, other.get(feature) ?? 0);
  return shared;
}

/**
 * How nearly two prompts ask the same, 0 to 1 (1: the same but for writing), in Chinese, English or both: one pair at a time, as
 * `NearDuplicateIndex` must find it among many.
 */
export function promptSimilarity(first: string, second: string): number {
  const [one, other] = [promptFeatures(first), promptFeatures(second)];
  return similarityOf(sharedWeight(one, other), weightOf(one), weightOf(other));
}
