import type { Publication } from '#client/api/publicationSchemas.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import type { EffectWindow } from './effectWindow.ts';

/** Prompts of the project, by index, as a change sees them. */
export interface Treated {
  /** Those it was made for, without those that another change of the same weeks was made for too. */
  readonly prompts: readonly number[];
  /** How many are left out for that. */
  readonly overlapping: number;
  /** Those that no change of these weeks was made for. */
  readonly free: readonly number[];
}

/** Parts the prompts of a project by whether this change, another one of the same weeks, or none was made for them. */
export function treatedPrompts(
  project: ProjectDefinition,
  change: Publication,
  others: readonly Publication[],
  { before, after }: EffectWindow,
): Treated {
  const from = before?.start ?? change.published_on;
  const to = after?.end ?? change.published_on;
  const own = new Set(change.prompt_ids);
  const taken = new Set(
    others
      .filter(({ id, published_on: on }) => id !== change.id && on >= from && on <= to)
      .flatMap(({ prompt_ids: ids }) => ids),
  );
  const indexes = (test: (id: string) => boolean): number[] =>
    project.prompts.flatMap(({ id }, index) => (test(id) ? [index] : []));
  return {
    prompts: indexes((id) => own.has(id) && !taken.has(id)),
    overlapping: indexes((id) => own.has(id) && taken.has(id)).length,
    free: indexes((id) => !own.has(id) && !taken.has(id)),
  };
}
