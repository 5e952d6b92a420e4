import { NearDuplicateIndex } from '../../../../client/src/lib/NearDuplicateIndex.ts';
import type { ProjectDefinition } from '../types.ts';

const known = new WeakMap<ProjectDefinition, NearDuplicateIndex>();

/** The prompts of a project for finding those that ask nearly the same; made once per project, and not to be added to. */
export function nearIndexOf(project: ProjectDefinition): NearDuplicateIndex {
  const kept = known.get(project);
  if (kept !== undefined) return kept;
  const index = new NearDuplicateIndex(project.prompts);
  known.set(project, index);
  return index;
}
