import type { Keyword, ProjectDefinition, Prompt, Topic } from '#server/analysis/ProjectDefinition.ts';
import { editedPrompt } from './editedPrompt.ts';
import { tagNamesAfter, topicsAfter } from './namesAfter.ts';
import { originalPrompts } from './originalPrompts.ts';
import { NO_EDITS } from './ProjectEdits.ts';
import type { ProjectEdits } from './ProjectEdits.ts';

/**
 * Applies edits to a project. Recorded prompts come first, in their order, then the added ones. Edits of things that the project no
 * longer has are ignored: an import may have been repeated.
 */
export function applyEdits(definition: ProjectDefinition, edits: ProjectEdits): ProjectDefinition {
  if (edits === NO_EDITS) return definition;
  const recordedIds = new Set(definition.topics.map(({ id }) => id));
  // A later import may have added a topic with the id of a created one.
  const named = edits.topics.filter(({ id }) => !recordedIds.has(id));
  const topicIds = new Set([...recordedIds, ...named.map(({ id }) => id)]);
  const prompts = originalPrompts(definition.prompts, edits.added)
    .filter(({ id }) => !edits.deleted.has(id))
    .map((prompt) => changed(prompt, edits, topicIds));
  return {
    ...definition,
    brands: edits.brands ?? definition.brands,
    topics: topicsAfter(listed(definition.topics, named, prompts, edits), edits.topicNames),
    ...tagNamesAfter(definition, edits.tagNames),
    prompts,
    ...(edits.personas.length > 0 && { personas: edits.personas }),
    ...(edits.sourceTypes.size > 0 && { source_types: edits.sourceTypes }),
    keywords: keywordsAfter(definition.keywords, edits.keywords),
  };
}

/** Recorded prompts in their order with changes applied, then the added ones. */
function keywordsAfter(recorded: readonly Keyword[], edits: ProjectEdits['keywords']): readonly Keyword[] {
  if (edits.size === 0) return recorded;
  const ids = new Set(recorded.map(({ id }) => id));
  const kept = recorded.flatMap((keyword) => {
    const edit = edits.get(keyword.id);
    return edit === undefined ? [keyword] : (edit ?? []);
  });
  const added = [...edits.values()].flatMap((keyword) => (keyword === null || ids.has(keyword.id) ? [] : [keyword]));
  return [...kept, ...added];
}

function changed(prompt: Prompt, edits: ProjectEdits, topicIds: ReadonlySet<string>): Prompt {
  const result = editedPrompt(prompt, edits.changed.get(prompt.id));
  const isLost = result.topic_id !== null && !topicIds.has(result.topic_id);
  return isLost ? { ...result, topic_id: null } : result;
}

/** Recorded topics without the removed ones, then the created ones; only topics with a prompt. */
function listed(
  recorded: readonly Topic[],
  made: readonly Topic[],
  prompts: readonly Prompt[],
  { hiddenTopics }: ProjectEdits,
): readonly Topic[] {
  if (made.length === 0 && hiddenTopics.size === 0) return recorded;
  const used = new Set(prompts.map(({ topic_id: id }) => id));
  return [
    ...recorded.filter(({ id }) => used.has(id) || !hiddenTopics.has(id)),
    ...made.filter(({ id }) => used.has(id)),
  ];
}
