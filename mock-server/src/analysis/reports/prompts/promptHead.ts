import type { PromptHead } from '#client/api/promptSchemas.ts';
import { tagsOf } from '#server/analysis/naming/tagNames.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { isBrandedPrompt } from '#server/analysis/text/brandedPrompts.ts';
import { intentOfPrompt } from '#server/analysis/text/promptIntents.ts';

/**
 * The head of a prompt (by index), as shown on every screen. Computed of this prompt only: a page of a list shows 50 of thousands.
 * @throws RangeError if the project has no such prompt.
 */
export function promptHead(project: ProjectDefinition, index: number): PromptHead {
  const prompt = project.prompts[index];
  if (prompt === undefined) {
    throw new RangeError(`There is no prompt ${String(index)}.`);
  }
  return {
    id: prompt.id,
    text: prompt.text,
    topic_id: prompt.topic_id,
    ...tagsOf(project, prompt.tags),
    intent: intentOfPrompt(prompt),
    demand: prompt.demand ?? null,
    branded: isBrandedPrompt(project, prompt),
    paused: prompt.paused ?? false,
  };
}
