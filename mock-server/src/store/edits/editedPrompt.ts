import type { Prompt } from '#server/analysis/ProjectDefinition.ts';
import type { PromptEdit } from './ProjectEdits.ts';

const known = new WeakMap<PromptEdit, { readonly original: Prompt; readonly edited: Prompt }>();

/** A prompt with its edit. The same object for the same two, so that what was computed for it holds after edits of other prompts. */
export function editedPrompt(original: Prompt, edit: PromptEdit | undefined): Prompt {
  if (edit === undefined) return original;
  const kept = known.get(edit);
  if (kept?.original === original) return kept.edited;
  const edited = { ...original, ...edit };
  known.set(edit, { original, edited });
  return edited;
}

/** The changed fields of a prompt; null when none changed. */
export function differenceOf(before: Prompt, after: Prompt): PromptEdit | null {
  const edit: PromptEdit = {
    ...(after.text !== before.text && { text: after.text }),
    ...(after.topic_id !== before.topic_id && { topic_id: after.topic_id }),
    ...(after.tags.join('\n') !== before.tags.join('\n') && { tags: after.tags }),
    ...((after.paused ?? false) !== (before.paused ?? false) && { paused: after.paused ?? false }),
    ...((after.persona ?? null) !== (before.persona ?? null) && { persona: after.persona ?? null }),
    ...((after.stage ?? null) !== (before.stage ?? null) && { stage: after.stage ?? null }),
    ...(after.keyword_ids.join('\n') !== before.keyword_ids.join('\n') && { keyword_ids: after.keyword_ids }),
  };
  return Object.keys(edit).length > 0 ? edit : null;
}
