import * as v from 'valibot';
import { namedRefSchema } from './overviewSchemas.ts';
import { promptHeadSchema } from './promptSchemas.ts';

/** A prompt as it is managed, with how much it has been asked in all. */
export const managedPromptSchema = v.object({
  ...promptHeadSchema.entries,
  answers: v.number(),
  last_asked_at: v.nullable(v.string()),
});
export type ManagedPrompt = v.InferOutput<typeof managedPromptSchema>;

export const managedPromptListSchema = v.object({
  list: v.array(managedPromptSchema),
  total: v.number(),
  /** Of the whole project, whatever was searched for. */
  counts: v.object({ all: v.number(), branded: v.number(), paused: v.number() }),
  topics: v.array(namedRefSchema),
  tags: v.array(v.string()),
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

/** Names of a brand as a person edits them; the own brand comes first. */
export const brandNamesSchema = v.object({
  /** Empty for a brand not yet saved. */
  id: v.string(),
  name: v.string(),
  own: v.boolean(),
  aliases: v.array(v.string()),
  match_case: v.boolean(),
  domains: v.array(v.string()),
});
export type BrandNames = v.InferOutput<typeof brandNamesSchema>;
export const brandListSchema = v.object({ brands: v.array(brandNamesSchema) });

/** What a recount changed for one brand: answers naming it and mentions, before and after; null: not tracked then. */
export const recountedBrandSchema = v.object({
  brand_id: v.string(),
  name: v.string(),
  before: v.nullable(v.object({ answers: v.number(), mentions: v.number() })),
  after: v.nullable(v.object({ answers: v.number(), mentions: v.number() })),
  /** Answers that name it now and did not, and the other way round. */
  gained: v.number(),
  lost: v.number(),
});
export type RecountedBrand = v.InferOutput<typeof recountedBrandSchema>;

/** Work that takes a while: asked for again until it is done or failed. `share` 0 to 1. */
const jobEntries = { job_id: v.string(), share: v.number() };
export const recountJobSchema = v.variant('state', [
  v.object({ ...jobEntries, state: v.literal('running') }),
  v.object({
    ...jobEntries,
    state: v.literal('done'),
    result: v.object({ answers: v.number(), milliseconds: v.number(), brands: v.array(recountedBrandSchema) }),
  }),
  v.object({ ...jobEntries, state: v.literal('failed'), reason: v.string() }),
]);
export type RecountJob = v.InferOutput<typeof recountJobSchema>;

/** What was found in a file before anything is imported. */
export const importInspectionSchema = v.object({
  file_id: v.string(),
  file_name: v.string(),
  bytes: v.number(),
  format: v.picklist(['csv', 'json', 'jsonl']),
  /** Column names of the file in its order, with up to three sample values. */
  columns: v.array(v.object({ name: v.string(), samples: v.array(v.string()) })),
  /** Our field to the column recognised for it. */
  mapping: v.record(v.string(), v.string()),
  missing: v.array(v.string()),
  /** The first rows as they would be imported (at most 10), cells cut to 300 characters. */
  rows: v.array(v.record(v.string(), v.string())),
  /** Names that stand out in the answers, with the number of sampled answers that hold them, most first. */
  brand_suggestions: v.array(v.object({ name: v.string(), answers: v.number() })),
  sampled_answers: v.number(),
});
export type ImportInspection = v.InferOutput<typeof importInspectionSchema>;

export const importResultSchema = v.object({
  /** Null when no good row was found and nothing was written. */
  project_id: v.nullable(v.string()),
  project_name: v.string(),
  read: v.number(),
  imported: v.number(),
  skipped: v.array(v.object({ reason: v.string(), count: v.number(), lines: v.array(v.number()) })),
  prompts: v.number(),
  topics: v.number(),
  platforms: v.array(v.object({ name: v.string(), answers: v.number() })),
  first_date: v.nullable(v.string()),
  last_date: v.nullable(v.string()),
  brands: v.array(v.object({ name: v.string(), answers: v.number(), mentions: v.number() })),
  citations_kept: v.number(),
  citations_dropped: v.number(),
});
export type ImportResult = v.InferOutput<typeof importResultSchema>;

export const importJobSchema = v.variant('state', [
  v.object({ ...jobEntries, state: v.literal('running'), rows: v.number() }),
  v.object({ ...jobEntries, state: v.literal('done'), result: importResultSchema }),
  v.object({ ...jobEntries, state: v.literal('failed'), reason: v.string() }),
]);
export type ImportJob = v.InferOutput<typeof importJobSchema>;
