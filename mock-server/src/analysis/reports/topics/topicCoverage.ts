import type { TopicDetail } from '#client/api/detailSchemas.ts';
import { intentSchema } from '#client/api/promptSchemas.ts';
import { NearDuplicateIndex } from '#client/lib/NearDuplicateIndex.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { brandedPrompts } from '#server/analysis/text/brandedPrompts.ts';
import { promptIntents } from '#server/analysis/text/promptIntents.ts';

/** Limit of pairs, the most similar first. */
const MOST_PAIRS = 100;

/** Coverage of some prompts (indexes): pairs of near duplicates, and every intent, including missing ones. */
export function topicCoverage(project: ProjectDefinition, prompts: readonly number[]): TopicDetail['coverage'] {
  const asked = prompts.flatMap((index) => project.prompts[index] ?? []);
  const intents = promptIntents(project);
  const branded = brandedPrompts(project);
  return {
    near_duplicates: new NearDuplicateIndex(asked)
      .pairs(MOST_PAIRS)
      .map(({ first, second, similarity }) => ({ first_id: first, second_id: second, similarity })),
    intents: intentSchema.options.map((intent) => ({
      intent,
      prompts: prompts.filter((index) => intents[index] === intent).length,
    })),
    branded: prompts.filter((index) => branded[index] === 1).length,
    paused: asked.filter(({ paused }) => paused === true).length,
  };
}
