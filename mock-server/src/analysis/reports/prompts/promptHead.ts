import type { PromptHead } from '#client/api/promptSchemas.ts';
import { tagsOf } from '#server/analysis/naming/tagNames.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { brandedPrompts } from '#server/analysis/text/brandedPrompts.ts';
import { promptIntents } from '#server/analysis/text/promptIntents.ts';

/**
 * The head of a prompt (by index), as shown on every screen.
 * @throws RangeError if the project has no such prompt.
 */
export function promptHead(project: ProjectDefinition, index: number): PromptHead {
  const prompt = project.prompts[index];
  const intent = promptIntents(project)[index];
  if (prompt === undefined || intent === undefined) {
    throw new RangeError(`There is no prompt ${String(index)}.`);
  }
  return {
    id: prompt.id,
    text: prompt.text,
    topic_id: prompt.topic_id,
    ...tagsOf(project, prompt.tags),
    intent,
    demand: prompt.demand ?? null,
    branded: brandedPrompts(project)[index] === 1,
    paused: prompt.paused ?? false,
  };
}
