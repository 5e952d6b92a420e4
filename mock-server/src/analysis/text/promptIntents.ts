import type { Intent } from '#client/api/promptSchemas.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { ProjectDefinition, Prompt } from '../ProjectDefinition.ts';
import { intentOf } from './intentOf.ts';

/** Memoized by prompt: after an edit of the project, most prompts are the same objects. */
export const intentOfPrompt = memoize(({ text }: Prompt): Intent => intentOf(text));

/** The intent of every prompt of the project, by index. Memoized by project: there may be thousands of prompts. */
export const promptIntents = memoize((project: ProjectDefinition): readonly Intent[] => {
  return project.prompts.map(intentOfPrompt);
});
