import type { Prompt } from '#server/analysis/ProjectDefinition.ts';

/**
 * The prompts that edits start from: recorded ones in their order, then added ones. An added prompt that was imported later under
 * the same id is one prompt: fields that the import lacks keep the typed values.
 */
export function originalPrompts(recorded: readonly Prompt[], added: readonly Prompt[]): readonly Prompt[] {
  if (added.length === 0) return recorded;
  const typed = new Map(added.map((prompt) => [prompt.id, prompt]));
  const merged = recorded.map((prompt) => {
    const before = typed.get(prompt.id);
    if (!before) return prompt;
    typed.delete(prompt.id);
    const tags = [...new Set([...prompt.tags, ...before.tags])];
    return { ...prompt, topic_id: prompt.topic_id ?? before.topic_id, tags };
  });
  return [...merged, ...typed.values()];
}
