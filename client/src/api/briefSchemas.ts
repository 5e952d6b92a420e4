import * as v from 'valibot';
import { mentionSchema } from './answerSchemas.ts';
import { maybeMeasureSchema } from './measureSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { brandRefSchema, sourceTypeSchema } from './reportSchemas.ts';
import { demandBandSchema } from './promptSchemas.ts';
import { daySchema, instantSchema, maybeInstantSchema } from './timeSchemas.ts';

/** The language a piece is written in: that of most of its prompts. */
export const briefLanguageSchema = v.picklist(['zh', 'en']);
export type BriefLanguage = v.InferOutput<typeof briefLanguageSchema>;

/** A prompt of the brief, a search that an engine ran for one, or what a person added. */
export const briefQuestionSchema = v.object({
  id: v.string(),
  text: v.string(),
  origin: openPicklist(['prompt', 'search', 'own']),
  /** The prompt, or the one whose answers the search was run for most; null for a person's own. */
  prompt_id: v.nullable(v.string()),
  /** Answers of the window: of a prompt those it got, of a search those it was run for; null for a person's own. */
  answers: v.nullable(v.number()),
  /** Of a prompt whose demand somebody stated. */
  demand: v.nullable(openPicklist(demandBandSchema.options)),
  /** Whether it goes into the piece: what is off stays in the list and out of the export. */
  on: v.boolean(),
});
export type BriefQuestion = v.InferOutput<typeof briefQuestionSchema>;

/** A sentence of an answer that speaks well of a rival; a person's own has no answer. */
export const briefPraiseSchema = v.object({
  id: v.string(),
  brand_id: v.string(),
  /** As plain words. */
  quote: v.string(),
  /** Offsets into `quote`. */
  mentions: v.array(mentionSchema),
  answer_id: v.nullable(v.string()),
  prompt_text: v.string(),
  platform_name: v.string(),
  /** ISO 8601 instant, UTC; empty for a person's own. */
  asked_at: maybeInstantSchema,
  on: v.boolean(),
});
export type BriefPraise = v.InferOutput<typeof briefPraiseSchema>;

/** A page, or with `url` null a whole host, that the answers lean on; a person's own has no share. */
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

/** A fact of the ledger as it stood when it was gathered. */
export const briefFactSchema = v.object({
  fact_id: v.string(),
  statement: v.string(),
  value: v.string(),
  /** Where it can be looked up: a web address or words; null where the ledger says nothing. */
  source: v.nullable(v.string()),
  on: v.boolean(),
});
export type BriefFact = v.InferOutput<typeof briefFactSchema>;

/** A number the piece has to give with its source. Nothing is filled in that the ledger or a person did not say. */
export const briefStatisticSchema = v.object({
  id: v.string(),
  statement: v.string(),
  /** Web address of the source; null: still to be found. */
  source_url: v.nullable(v.string()),
  /** The fact it comes from. */
  fact_id: v.nullable(v.string()),
  /** Where answers give such a number for a rival; null: nowhere, or a person's own. */
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

/** The days and the zone in which the answers were asked that a brief was gathered from. */
export const briefWindowSchema = v.object({ start_time: daySchema, end_time: daySchema, time_zone: v.string() });
export type BriefWindow = v.InferOutput<typeof briefWindowSchema>;

/** What a piece has to answer, hold and lean on. */
export const briefSchema = v.object({
  /** Empty: not saved yet. */
  id: v.string(),
  title: v.string(),
  /** ISO 8601 instants; empty before it is saved. */
  created_at: maybeInstantSchema,
  updated_at: maybeInstantSchema,
  /** From 1; 0 before it is saved. A change is refused when another one came between. */
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

/** A brief with what it speaks of by id. */
export const openBriefSchema = v.object({
  brief: briefSchema,
  brands: v.array(brandRefSchema),
  /** Those of `prompt_ids` that the project still has, in their order. */
  prompts: v.array(v.object({ id: v.string(), text: v.string() })),
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
  /** Required numbers that are on and still lack their source. */
  open_statistics: v.number(),
});
export type BriefRow = v.InferOutput<typeof briefRowSchema>;
export const briefListSchema = v.object({ list: v.array(briefRowSchema) });
export type BriefList = v.InferOutput<typeof briefListSchema>;

export const briefVersionSchema = v.object({
  version: v.number(),
  at: instantSchema,
  /** Who saved it; empty for what came with the project. */
  by: v.string(),
  title: v.string(),
  /** The version it was taken back to; null for a plain save. */
  restored_from: v.nullable(v.number()),
});
export type BriefVersion = v.InferOutput<typeof briefVersionSchema>;
/** Newest first. */
export const briefVersionsSchema = v.object({ list: v.array(briefVersionSchema) });
export type BriefVersions = v.InferOutput<typeof briefVersionsSchema>;

export const briefRemovedSchema = v.object({ id: v.string(), title: v.string() });
export type BriefRemoved = v.InferOutput<typeof briefRemovedSchema>;
