import * as v from 'valibot';
import { demandBandSchema, intentSchema } from '../../../client/src/api/promptSchemas.ts';
import { stageSchema } from '../../../client/src/api/stageSchemas.ts';
import type { ProjectDefinition, RawAnswer } from '../analysis/types.ts';

const strings = v.array(v.string());

const brandSchema = v.object({
  id: v.string(),
  name: v.string(),
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

const named = v.object({ id: v.string(), name: v.string() });

/** What `project.json` of an imported project holds. */
export const importedProjectSchema = v.object({
  id: v.string(),
  name: v.string(),
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
});

type Origin = Pick<
  v.InferOutput<typeof importedProjectSchema>,
  'origin' | 'created_at' | 'updated_at' | 'answer_count'
>;

/** What `edits.json` of an imported project holds: ProjectEdits, with its map and set as lists. */
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
  // Absent in files of before there were any.
  personas: v.optional(v.array(v.object({ id: v.string(), name: v.string(), words: strings })), []),
  keywords: v.optional(v.array(v.tuple([v.string(), v.nullable(keywordSchema)])), []),
});

/** A project definition, plus where it came from and when. */
export type ImportedProject = ProjectDefinition & Readonly<Origin>;

const sentimentSchema = v.picklist(['positive', 'neutral', 'negative']);

/** One line of `answers.jsonl`. */
export const storedAnswerSchema = v.object({
  id: v.string(),
  prompt_id: v.string(),
  platform_id: v.string(),
  run: v.number(),
  asked_at: v.number(),
  status: v.picklist(['ok', 'refused', 'empty', 'failed']),
  text: v.string(),
  citations: v.nullable(v.array(v.object({ position: v.number(), url: v.string(), title: v.string() }))),
  searches: v.exactOptional(strings),
  model: v.exactOptional(v.string()),
  sentiments: v.exactOptional(v.record(v.string(), sentimentSchema)),
});

/** A stored line as an answer. Throws a ValiError naming the wrong field. */
export function parseStoredAnswer(line: string): RawAnswer {
  const value: unknown = JSON.parse(line);
  return v.parse(storedAnswerSchema, value);
}
