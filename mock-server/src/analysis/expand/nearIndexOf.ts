import { memoize } from '#client/lib/memoize.ts';
import { NearDuplicateIndex } from '#client/lib/NearDuplicateIndex.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';

/** Index of a project's prompts for finding near duplicates; memoized by project, so nothing may be added to it. */
export const nearIndexOf = memoize((project: ProjectDefinition): NearDuplicateIndex => {
  return new NearDuplicateIndex(project.prompts);
});
