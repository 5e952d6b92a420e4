import * as v from 'valibot';
import { namedRefSchema, tagEntries } from './namedRefSchemas.ts';
import { promptHeadSchema } from './promptSchemas.ts';
import { instantSchema } from './timeSchemas.ts';

/** A prompt in prompt management, with its total of recorded answers. */
export const managedPromptSchema = v.object({
  ...promptHeadSchema.entries,
  answers: v.number(),
  last_asked_at: v.nullable(instantSchema),
});
export type ManagedPrompt = v.InferOutput<typeof managedPromptSchema>;

export const managedPromptListSchema = v.object({
  list: v.array(managedPromptSchema),
  total: v.number(),
  /** Over the whole project, regardless of the search. */
  counts: v.object({ all: v.number(), branded: v.number(), paused: v.number() }),
  topics: v.array(namedRefSchema),
  ...tagEntries,
  platforms: v.number(),
});
export type ManagedPromptList = v.InferOutput<typeof managedPromptListSchema>;

/** Prompts similar to a typed one. `similarity` 0 to 1; 1 is equal except for case, width, spaces and punctuation. */
export const promptCheckSchema = v.object({
  text: v.string(),
  branded: v.boolean(),
  near: v.array(v.object({ prompt_id: v.nullable(v.string()), text: v.string(), similarity: v.number() })),
});
export type PromptCheck = v.InferOutput<typeof promptCheckSchema>;
export const promptChecksSchema = v.object({ list: v.array(promptCheckSchema) });

export const promptsAddedSchema = v.object({
  added: v.array(promptHeadSchema),
  /** Lines that were refused, with their index (from 1) in the request. */
  refused: v.array(
    v.object({ line: v.number(), text: v.string(), reason: v.picklist(['empty', 'too_long', 'duplicate']) }),
  ),
});
export type PromptsAdded = v.InferOutput<typeof promptsAddedSchema>;

export const promptsChangedSchema = v.object({ changed: v.number() });
