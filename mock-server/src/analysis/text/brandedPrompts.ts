import { memoize } from '#client/lib/memoize.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { MentionMatcher } from './MentionMatcher.ts';

/**
 * 1 for every prompt of the project (by index) whose text names a tracked brand, found as in answers. The question itself puts the
 * name on the table, which inflates that brand's visibility. Made once per project.
 */
export const brandedPrompts = memoize((project: ProjectDefinition): Uint8Array => {
  const matcher = new MentionMatcher(project.brands);
  return Uint8Array.from(project.prompts, ({ text }) => Number(matcher.scan(text) > 0));
});
