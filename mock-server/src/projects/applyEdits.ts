import type { ProjectDefinition, Prompt, Topic } from '../analysis/types.ts';
import { NO_EDITS } from './ProjectEdits.ts';
import type { ProjectEdits } from './ProjectEdits.ts';

/**
 * The project as people changed it. Recorded prompts come first and in their order, added ones after them. Edits that speak of
 * what the project no longer has are passed over: an import may have been made anew.
 */
export function applyEdits(definition: ProjectDefinition, edits: ProjectEdits): ProjectDefinition {
  if (edits === NO_EDITS) return definition;
  const topics = merged(definition.topics, edits.topics);
  const topicIds = new Set(topics.map(({ id }) => id));
  const prompts = merged(definition.prompts, edits.added)
    .filter(({ id }) => !edits.deleted.has(id))
    .map((prompt) => changed(prompt, edits, topicIds));
  return {
    ...definition,
    brands: edits.brands ?? definition.brands,
    topics: [...definition.topics, ...usedOf(topics.slice(definition.topics.length), prompts)],
    prompts,
  };
}

/** The recorded rows, then the added ones: a later import may have brought one that was added before under the same id. */
function merged<T extends { readonly id: string }>(recorded: readonly T[], added: readonly T[]): readonly T[] {
  if (added.length === 0) return recorded;
  const known = new Set(recorded.map(({ id }) => id));
  return [...recorded, ...added.filter(({ id }) => !known.has(id))];
}

function changed(prompt: Prompt, edits: ProjectEdits, topicIds: ReadonlySet<string>): Prompt {
  const edit = edits.changed.get(prompt.id);
  const result = edit ? { ...prompt, ...edit } : prompt;
  const isLost = result.topic_id !== null && !topicIds.has(result.topic_id);
  return isLost ? { ...result, topic_id: null } : result;
}

function usedOf(topics: readonly Topic[], prompts: readonly Prompt[]): readonly Topic[] {
  if (topics.length === 0) return topics;
  const used = new Set(prompts.map(({ topic_id: id }) => id));
  return topics.filter(({ id }) => used.has(id));
}
