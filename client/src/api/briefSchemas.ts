import * as v from 'valibot';
import { mentionSchema } from './answerSchemas.ts';
import { maybeMeasureSchema } from './measureSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { demandBandSchema } from './promptSchemas.ts';
import { brandRefSchema, sourceTypeSchema } from './reportSchemas.ts';
import { daySchema, instantSchema, maybeInstantSchema } from './timeSchemas.ts';

/** The language of the text to write: that of most of its prompts. */
export const briefLanguageSchema = v.picklist(['zh', 'en']);
export type BriefLanguage = v.InferOutput<typeof briefLanguageSchema>;

/** A prompt of the brief, a search that an engine ran for one, or an entry that a person added. */
export const briefQuestionSchema = v.object({
  id: v.string(),
  text: v.string(),
  origin: openPicklist(['prompt', 'search', 'own']),
  /** The prompt, or for a search the prompt whose answers ran it most; null for an entry that a person added. */
  prompt_id: v.nullable(v.string()),
  /** Answers of the window: to the prompt, or those that ran the search; null for an entry that a person added. */
  answers: v.nullable(v.number()),
  /** Of a prompt with a known demand. */
  demand: v.nullable(openPicklist(demandBandSchema.options)),
  /** Whether the text should cover it: an entry that is off stays in the list and is left out of the export. */
  on: v.boolean(),
});
export type BriefQuestion = v.InferOutput<typeof briefQuestionSchema>;

/** A sentence of an answer that praises a competitor; one that a person added has no answer. */
export const briefPraiseSchema = v.object({
  id: v.string(),
  brand_id: v.string(),
  /** Plain text without markup. */
  quote: v.string(),
  /** Offsets into `quote`. */
  mentions: v.array(mentionSchema),
  answer_id: v.nullable(v.string()),
  prompt_text: v.string(),
  platform_name: v.string(),
  /** ISO 8601 instant, UTC; empty for an entry that a person added. */
  asked_at: maybeInstantSchema,
  on: v.boolean(),
});
export type BriefPraise = v.InferOutput<typeof briefPraiseSchema>;

/** A cited page, or with `url` null a whole host; one that a person added has no share. */
export const briefSourceSchema = v.object({
  id: v.string(),
  host: v.string(),
  url: v.nullable(v.string()),
  title: v.nullable(v.string()),
  type: openPicklist(sourceTypeSchema.options),
  /** Answers of the window that cite it. */
  answers: v.number(),
  /** `answers` / answers of the window with at least one citation. */
  share: maybeMeasureSchema,
  on: v.boolean(),
});
export type BriefSource = v.InferOutput<typeof briefSourceSchema>;

/** A fact of the fact sheet as it was when the brief was gathered. */
export const briefFactSchema = v.object({
  fact_id: v.string(),
  statement: v.string(),
  value: v.string(),
  /** Its source: a web address or words; null where the fact sheet has none. */
  source: v.nullable(v.string()),
  on: v.boolean(),
});
export type BriefFact = v.InferOutput<typeof briefFactSchema>;

/** A number that the text must give with its source. Only the fact sheet or a person fills in values. */
export const briefStatisticSchema = v.object({
  id: v.string(),
  statement: v.string(),
  /** Web address of the source; null: still to be found. */
  source_url: v.nullable(v.string()),
  /** The fact it was taken from. */
  fact_id: v.nullable(v.string()),
  /** An answer that gives such a number for a competitor; null: none does, or a person added the entry. */
  example: v.nullable(v.object({ brand_id: v.string(), quote: v.string(), answer_id: v.string() })),
  on: v.boolean(),
});
export type BriefStatistic = v.InferOutput<typeof briefStatisticSchema>;

export const briefHeadingSchema = v.object({
  id: v.string(),
  level: v.picklist([2, 3]),
  heading: v.string(),
  notes: v.string(),
});
export type BriefHeading = v.InferOutput<typeof briefHeadingSchema>;

/** Dates and time zone of the answers that a brief was gathered from. */
export const briefWindowSchema = v.object({ start_time: daySchema, end_time: daySchema, time_zone: v.string() });
export type BriefWindow = v.InferOutput<typeof briefWindowSchema>;

/** What a text must answer and contain, and the sources it should use. */
export const briefSchema = v.object({
  /** Empty: unsaved. */
  id: v.string(),
  title: v.string(),
  /** ISO 8601 instants; empty before it is saved. */
  created_at: maybeInstantSchema,
  updated_at: maybeInstantSchema,
  /** From 1; 0 before it is saved. A change is refused when its base version is not the newest. */
  version: v.number(),
  action_id: v.nullable(v.string()),
  topic_id: v.nullable(v.string()),
  prompt_ids: v.array(v.string()),
  language: briefLanguageSchema,
  window: briefWindowSchema,
  questions: v.array(briefQuestionSchema),
  praise: v.array(briefPraiseSchema),
  sources: v.array(briefSourceSchema),
  facts: v.array(briefFactSchema),
  statistics: v.array(briefStatisticSchema),
  outline: v.array(briefHeadingSchema),
  notes: v.string(),
});
export type Brief = v.InferOutput<typeof briefSchema>;

/** A brief with the entities that it refers to by id. */
export const openBriefSchema = v.object({
  brief: briefSchema,
  brands: v.array(brandRefSchema),
  /** Those of `prompt_ids` that still exist, in the same order. */
  prompts: v.array(v.object({ id: v.string(), text: v.string() })),
  /** Number of prompts of its topic that are asked, of which a brief takes the first ones; null without a topic. */
  topic_prompts: v.nullish(v.number(), null),
  /** Ok answers of the window to these prompts. */
  answers: v.number(),
});
export type OpenBrief = v.InferOutput<typeof openBriefSchema>;

export const briefRowSchema = v.object({
  id: v.string(),
  title: v.string(),
  created_at: instantSchema,
  updated_at: instantSchema,
  updated_by: v.string(),
  version: v.number(),
  language: briefLanguageSchema,
  action_id: v.nullable(v.string()),
  prompts: v.number(),
  /** Entries that are on. */
  questions: v.number(),
  sources: v.number(),
  /** Required numbers that are on and have no source yet. */
  open_statistics: v.number(),
});
export type BriefRow = v.InferOutput<typeof briefRowSchema>;
export const briefListSchema = v.object({ list: v.array(briefRowSchema) });
export type BriefList = v.InferOutput<typeof briefListSchema>;

export const briefVersionSchema = v.object({
  version: v.number(),
  at: instantSchema,
  /** Who saved it; empty for what ships with the project. */
  by: v.string(),
  title: v.string(),
  /** The version that was restored; null for a plain save. */
  restored_from: v.nullable(v.number()),
});
export type BriefVersion = v.InferOutput<typeof briefVersionSchema>;
/** Newest first. */
export const briefVersionsSchema = v.object({ list: v.array(briefVersionSchema) });
export type BriefVersions = v.InferOutput<typeof briefVersionsSchema>;

export const briefRemovedSchema = v.object({ id: v.string(), title: v.string() });
export type BriefRemoved = v.InferOutput<typeof briefRemovedSchema>;
