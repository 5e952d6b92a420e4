import type { ProjectDefinition } from '../types.ts';
import { MentionMatcher } from './MentionMatcher.ts';

const known = new WeakMap<ProjectDefinition, Uint8Array>();

/**
 * 1 for every prompt of the project (by index) whose text names a tracked brand, found as in answers. The question itself puts the
 * name on the table, which inflates that brand's visibility. Made once per project.
 */
export function brandedPrompts(project: ProjectDefinition): Uint8Array {
  const kept = known.get(project);
  if (kept !== undefined) {
    return kept;
  }
  const matcher = new MentionMatcher(project.brands);
  const flags = Uint8Array.from(project.prompts, ({ text }) => Number(matcher.scan(text) > 0));
  known.set(project, flags);
  return flags;
}
