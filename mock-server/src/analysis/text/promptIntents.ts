import type { Intent } from '../../../../client/src/api/promptSchemas.ts';
import type { ProjectDefinition } from '../types.ts';
import { intentOf } from './intentOf.ts';
import { madeOnce } from '../table/madeOnce.ts';

/** The intent of every prompt of the project, by index. Made once per project: there may be thousands of prompts. */
export const promptIntents = madeOnce((project: ProjectDefinition): readonly Intent[] => {
  return project.prompts.map(({ text }) => intentOf(text));
});
