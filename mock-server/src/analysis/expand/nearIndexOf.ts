import { NearDuplicateIndex } from '../../../../client/src/lib/NearDuplicateIndex.ts';
import { madeOnce } from '../../../../client/src/lib/madeOnce.ts';
import type { ProjectDefinition } from '../types.ts';

/** The prompts of a project for finding those that ask nearly the same; made once per project, and not to be added to. */
export const nearIndexOf = madeOnce((project: ProjectDefinition): NearDuplicateIndex => {
  return new NearDuplicateIndex(project.prompts);
});
