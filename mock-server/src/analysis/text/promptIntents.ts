import type { Intent } from '../../../../client/src/api/promptSchemas.ts';
import type { ProjectDefinition } from '../types.ts';
import { intentOf } from './intentOf.ts';

const known = new WeakMap<ProjectDefinition, readonly Intent[]>();

/** The intent of every prompt of the project, by index. Made once per project: there may be thousands of prompts. */
export function promptIntents(project: ProjectDefinition): readonly Intent[] {
  const kept = known.get(project);
  if (kept !== undefined) {
    return kept;
  }
  const intents = project.prompts.map(({ text }) => intentOf(text));
  known.set(project, intents);
  return intents;
}
