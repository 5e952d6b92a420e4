import * as v from 'valibot';
import { namesSchema } from '#client/api/namedRefSchemas.ts';
import { demandBandSchema, intentSchema } from '#client/api/promptSchemas.ts';
import { givenSourceTypeSchema } from '#client/api/reportSchemas.ts';
import { stageSchema } from '#client/api/stageSchemas.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';

const strings = v.array(v.string());

/** Names per language; absent in projects older than display names. */
const names = v.exactOptional(namesSchema);
const namesByWord = v.exactOptional(v.record(v.string(), namesSchema));

const brandSchema = v.object({
  id: v.string(),
  name: v.string(),
  names,
  own: v.boolean(),
  aliases: strings,
  match_case: v.boolean(),
  domains: strings,
});

const promptSchema = v.object({
  id: v.string(),
  text: v.string(),
  topic_id: v.nullable(v.string()),
  tags: strings,
  keyword_ids: strings,
  demand: v.exactOptional(v.object({ band: demandBandSchema, source: v.string() })),
  paused: v.exactOptional(v.boolean()),
});

const keywordSchema = v.object({
  id: v.string(),
  label: v.string(),
  demand: v.exactOptional(
    v.object({
      band: demandBandSchema,
      source: v.string(),
      from: v.exactOptional(v.picklist(['typed', 'imported'])),
    }),
  ),
  intent: v.exactOptional(intentSchema),
  own: v.exactOptional(v.literal(true)),
});

const eventSchema = v.object({
  id: v.string(),
  date: v.string(),
  kind: v.picklist(['engine_update', 'content_published', 'prompt_set_changed', 'rival_launch']),
  title_zh: v.string(),
  title_en: v.string(),
});

const named = v.object({ id: v.string(), name: v.string(), names });

/** The record of one import, needed to undo it. */
const importEntrySchema = v.object({
  id: v.string(),
  file_name: v.string(),
  /** SHA-256 of the file: a repeated import of the same file replaces its answers. */
  hash: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  /** Number of answers it added. */
  answers: v.number(),
});
export type ImportEntry = Readonly<v.InferOutput<typeof importEntrySchema>>;

/** Schema of `project.json` of an imported project. */
export const importedProjectSchema = v.object({
  id: v.string(),
  name: v.string(),
  names,
  tag_names: namesByWord,
  source_names: namesByWord,
  brands: v.pipe(v.array(brandSchema), v.minLength(1), v.maxLength(32)),
  topics: v.array(named),
  platforms: v.array(named),
  prompts: v.array(promptSchema),
  keywords: v.array(keywordSchema),
  events: v.array(eventSchema),
  origin: v.literal('import'),
  /** ISO 8601, UTC. */
  created_at: v.string(),
  updated_at: v.string(),
  answer_count: v.number(),
  /** Imports, oldest first; absent in projects older than undo. */
  imports: v.exactOptional(v.array(importEntrySchema)),
});

type Stored = v.InferOutput<typeof importedProjectSchema>;

/**
 * Schema of a `project.json` whose hash says that it is as this server wrote it: the entries of its long lists are not checked again.
 * Checking 45,000 topics and prompts takes as long as parsing them, and others wait for both.
 */
export const unchangedProjectSchema = v.object({
  ...importedProjectSchema.entries,
  topics: v.custom<Stored['topics']>(Array.isArray),
  prompts: v.custom<Stored['prompts']>(Array.isArray),
  keywords: v.custom<Stored['keywords']>(Array.isArray),
});

type Origin = Pick<Stored, 'origin' | 'created_at' | 'updated_at' | 'answer_count' | 'imports'>;

/** Schema of `edits.json` of an imported project: ProjectEdits with arrays in place of Maps and Sets. */
export const editsSchema = v.object({
  brands: v.nullable(v.pipe(v.array(brandSchema), v.minLength(1), v.maxLength(32))),
  topics: v.array(named),
  added: v.array(promptSchema),
  changed: v.array(
    v.tuple([
      v.string(),
      v.object({
        text: v.exactOptional(v.string()),
        topic_id: v.exactOptional(v.nullable(v.string())),
        tags: v.exactOptional(strings),
        paused: v.exactOptional(v.boolean()),
        persona: v.exactOptional(v.nullable(v.string())),
        stage: v.exactOptional(v.nullable(stageSchema)),
        keyword_ids: v.exactOptional(strings),
      }),
    ]),
  ),
  deleted: strings,
  // Absent in older files.
  personas: v.optional(v.array(v.object({ id: v.string(), name: v.string(), words: strings })), []),
  keywords: v.optional(v.array(v.tuple([v.string(), v.nullable(keywordSchema)])), []),
  sourceTypes: v.optional(v.array(v.tuple([v.string(), givenSourceTypeSchema])), []),
  topicNames: v.optional(v.array(v.tuple([v.string(), v.object({ name: v.string(), names })])), []),
  hiddenTopics: v.optional(strings, []),
  tagNames: v.optional(v.array(v.tuple([v.string(), namesSchema])), []),
});

/** A project definition with its origin and time. */
export type ImportedProject = ProjectDefinition & Readonly<Origin>;

const sentimentSchema = v.picklist(['positive', 'neutral', 'negative']);

const detail = v.exactOptional(v.string());
const flag = v.exactOptional(v.boolean());
const detailsSchema = v.object({
  ...{ country: detail, language: detail, persona: detail, surface: detail },
  ...{ model_asked: detail, search_mode: detail, searched: flag, run_id: detail, truncated: flag },
});
const pagesSchema = v.array(v.object({ position: v.number(), url: v.string(), title: v.string() }));

/** Schema of a line of `answers.jsonl`. */
const storedAnswerSchema = v.object({
  id: v.string(),
  prompt_id: v.string(),
  platform_id: v.string(),
  run: v.number(),
  asked_at: v.number(),
  status: v.picklist(['ok', 'refused', 'empty', 'failed']),
  text: v.string(),
  citations: v.nullable(pagesSchema),
  retrieved: v.exactOptional(v.nullable(pagesSchema)),
  searches: v.exactOptional(strings),
  model: v.exactOptional(v.string()),
  sentiments: v.exactOptional(v.record(v.string(), sentimentSchema)),
  details: v.exactOptional(detailsSchema),
  day_only: v.exactOptional(v.boolean()),
  import_id: v.exactOptional(v.string()),
});

/** Parses a stored line. @throws ValiError naming the invalid field. */
export function parseStoredAnswer(line: string): RawAnswer {
  const value: unknown = JSON.parse(line);
  return v.parse(storedAnswerSchema, value);
}
