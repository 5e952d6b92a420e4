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
