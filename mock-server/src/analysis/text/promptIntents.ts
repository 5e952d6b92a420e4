import type { Intent } from '#client/api/promptSchemas.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { ProjectDefinition, Prompt } from '../ProjectDefinition.ts';
import { intentOf } from './intentOf.ts';

/** Made once per prompt: of a project that is changed, most prompts stay the objects they were. */
const intentOfPrompt = memoize(({ text }: Prompt): Intent => intentOf(text));

/** The intent of every prompt of the project, by index. Made once per project: there may be thousands of prompts. */
export const promptIntents = memoize((project: ProjectDefinition): readonly Intent[] => {
  return project.prompts.map(intentOfPrompt);
});
