import type { Intent } from '#client/api/promptSchemas.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { intentOf } from './intentOf.ts';

/** The intent of every prompt of the project, by index. Made once per project: there may be thousands of prompts. */
export const promptIntents = memoize((project: ProjectDefinition): readonly Intent[] => {
  return project.prompts.map(({ text }) => intentOf(text));
});
