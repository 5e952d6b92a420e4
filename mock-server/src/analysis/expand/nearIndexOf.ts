import { NearDuplicateIndex } from '#client/lib/NearDuplicateIndex.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';

/** The prompts of a project for finding those that ask nearly the same; made once per project, and not to be added to. */
export const nearIndexOf = memoize((project: ProjectDefinition): NearDuplicateIndex => {
  return new NearDuplicateIndex(project.prompts);
});
