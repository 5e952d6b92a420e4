import type { SetSums } from './contrastOfSets.ts';
import type { MatchedSet } from './matchControls.ts';

/** Answers of a period by matched set, from columns by prompt. */
export function setSums(sets: readonly MatchedSet[], num: Float64Array, den: Float64Array): SetSums {
  const summed = (column: Float64Array, pick: (set: MatchedSet) => readonly number[]): Float64Array =>
    Float64Array.from(sets, (set) => pick(set).reduce((sum, prompt) => sum + (column[prompt] ?? 0), 0));
  const treated = (set: MatchedSet): number[] => [set.treated.prompt];
  const controls = (set: MatchedSet): number[] => set.controls.map(({ prompt }) => prompt);
  return {
    treated: { num: summed(num, treated), den: summed(den, treated) },
    control: { num: summed(num, controls), den: summed(den, controls) },
  };
}
