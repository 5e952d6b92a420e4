import { memoize } from '#client/lib/memoize.ts';
import type { BrandDefinition, ProjectDefinition, Prompt } from '../ProjectDefinition.ts';
import { MentionMatcher } from './MentionMatcher.ts';

/** Memoized by list of brands and prompt: after an edit of the project, most prompts are the same objects. */
const isBrandedUnder = memoize((brands: readonly BrandDefinition[]) => {
  const matcher = new MentionMatcher(brands);
  return memoize(({ text }: Prompt): boolean => matcher.scan(text) > 0);
});

/** Whether the text of one prompt of the project names a tracked brand. */
export function isBrandedPrompt({ brands }: ProjectDefinition, prompt: Prompt): boolean {
  return isBrandedUnder(brands)(prompt);
}

/**
 * 1 for every prompt of the project (by index) whose text names a tracked brand, matched as in answers. A brand in the question inflates
 * that brand's visibility. Memoized by project.
 */
export const brandedPrompts = memoize((project: ProjectDefinition): Uint8Array => {
  const isBranded = isBrandedUnder(project.brands);
  return Uint8Array.from(project.prompts, (prompt) => Number(isBranded(prompt)));
});
