import type { Publication } from '#client/api/publicationSchemas.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import type { EffectWindow } from './effectWindow.ts';

/** Prompts of the project, by index, grouped by their relation to a change. */
export interface Treated {
  /** Prompts of the change, without those that another change of the same weeks targets too. */
  readonly prompts: readonly number[];
  /** Number of prompts omitted for that reason. */
  readonly overlapping: number;
  /** Prompts that no change of these weeks targets. */
  readonly free: readonly number[];
}

/** Groups the prompts of a project: targeted by this change, by another one of the same weeks, or by none. */
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
