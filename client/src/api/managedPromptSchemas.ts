import { namedRefSchema, tagEntries } from './namedRefSchemas.ts';
import { promptHeadSchema } from './promptSchemas.ts';
import * as v from 'valibot';
import { instantSchema } from './timeSchemas.ts';

/** A prompt as it is managed, with how much it has been asked in all. */
export const managedPromptSchema = v.object({
  ...promptHeadSchema.entries,
  answers: v.number(),
  last_asked_at: v.nullable(instantSchema),
});
export type ManagedPrompt = v.InferOutput<typeof managedPromptSchema>;

export const managedPromptListSchema = v.object({
  list: v.array(managedPromptSchema),
  total: v.number(),
  /** Of the whole project, whatever was searched for. */
  counts: v.object({ all: v.number(), branded: v.number(), paused: v.number() }),
  topics: v.array(namedRefSchema),
  ...tagEntries,
  platforms: v.number(),
});
export type ManagedPromptList = v.InferOutput<typeof managedPromptListSchema>;

/** What a typed prompt resembles. `similarity` 0 to 1; 1 is the same but for case, width, spaces and marks. */
export const promptCheckSchema = v.object({
  text: v.string(),
  branded: v.boolean(),
  near: v.array(v.object({ prompt_id: v.nullable(v.string()), text: v.string(), similarity: v.number() })),
});
export type PromptCheck = v.InferOutput<typeof promptCheckSchema>;
export const promptChecksSchema = v.object({ list: v.array(promptCheckSchema) });

export const promptsAddedSchema = v.object({
  added: v.array(promptHeadSchema),
  /** Lines not added, with the place (from 1) in what was sent. */
  refused: v.array(
    v.object({ line: v.number(), text: v.string(), reason: v.picklist(['empty', 'too_long', 'duplicate']) }),
  ),
});
export type PromptsAdded = v.InferOutput<typeof promptsAddedSchema>;

export const promptsChangedSchema = v.object({ changed: v.number() });
