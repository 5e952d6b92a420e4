import { memoize } from '#client/lib/memoize.ts';
import type { BrandDefinition, ProjectDefinition, Prompt } from '../ProjectDefinition.ts';
import { MentionMatcher } from './MentionMatcher.ts';

/** Made once per prompt and list of brands: of a project that is changed, most prompts stay the objects they were. */
const isBrandedUnder = memoize((brands: readonly BrandDefinition[]) => {
  const matcher = new MentionMatcher(brands);
  return memoize(({ text }: Prompt): boolean => matcher.scan(text) > 0);
});

/**
 * 1 for every prompt of the project (by index) whose text names a tracked brand, found as in answers. The question itself puts the
 * name on the table, which inflates that brand's visibility. Made once per project.
 */
export const brandedPrompts = memoize((project: ProjectDefinition): Uint8Array => {
  const isBranded = isBrandedUnder(project.brands);
  return Uint8Array.from(project.prompts, (prompt) => Number(isBranded(prompt)));
});
