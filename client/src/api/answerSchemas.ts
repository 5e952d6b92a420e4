import * as v from 'valibot';
import { optionalField } from './lenientSchemas.ts';
import { brandRefSchema, sourceTypeSchema } from './reportSchemas.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

export const answerStatusSchema = v.picklist(['ok', 'refused', 'empty', 'failed']);

export const sentimentSchema = v.picklist(['positive', 'neutral', 'negative']);

/** A tracked brand found in an answer: UTF-16 offsets into `text`, exactly the occurrence that was counted. */
export const mentionSchema = v.object({ brand_id: v.string(), start: v.number(), end: v.number() });
export type Mention = v.InferOutput<typeof mentionSchema>;

/** One brand in an answer: its position among the tracked brands mentioned, from 1, and its sentiment with the source of the label. */
export const answerBrandSchema = v.object({
  brand_id: v.string(),
  position: v.number(),
  sentiment: v.nullable(sentimentSchema),
  sentiment_source: v.nullable(v.picklist(['labelled', 'estimated'])),
});

export const answerSummarySchema = v.object({
  id: v.string(),
  prompt_id: v.string(),
  prompt_text: v.string(),
  topic_id: v.nullable(v.string()),
  platform_id: v.string(),
  platform_name: v.string(),
  run: v.number(),
  /** ISO 8601 instant, UTC. */
  asked_at: instantSchema,
  status: answerStatusSchema,
  /** An excerpt of the text as plain words around the first mention (else from the start), at most 240 characters. */
  excerpt: v.string(),
  /** Mentions inside `excerpt`, as offsets into it. */
  excerpt_mentions: v.array(mentionSchema),
  /** Hits of the search term inside `excerpt` (which is then cut around the first hit), as offsets into it. */
  excerpt_hits: v.array(v.object({ start: v.number(), end: v.number() })),
  brands: v.array(answerBrandSchema),
  /** Null: not captured. */
  citation_count: v.nullable(v.number()),
});
export type AnswerSummary = v.InferOutput<typeof answerSummarySchema>;

export const answerListSchema = v.object({
  list: v.array(answerSummarySchema),
  total: v.number(),
  brands: v.array(brandRefSchema),
  /** The dates of the answers, both ends included. */
  window: optionalField(v.object({ start_time: daySchema, end_time: daySchema })),
});
export type AnswerList = v.InferOutput<typeof answerListSchema>;

export const citationSchema = v.object({
  position: v.number(),
  url: v.string(),
  title: v.string(),
  host: v.string(),
  domain: v.string(),
  type: sourceTypeSchema,
});
export type Citation = v.InferOutput<typeof citationSchema>;

export const answerDetailSchema = v.object({
  id: v.string(),
  prompt_id: v.string(),
  prompt_text: v.string(),
  topic_id: v.nullable(v.string()),
  topic_name: v.nullable(v.string()),
  platform_id: v.string(),
  platform_name: v.string(),
  run: v.number(),
  asked_at: instantSchema,
  status: answerStatusSchema,
  model: v.nullable(v.string()),
  /** Markdown as the platform returned it; untrusted input, never rendered as HTML. */
  text: v.string(),
  mentions: v.array(mentionSchema),
  brands: v.array(answerBrandSchema),
  /** Null: not captured; an empty list: the answer cited nothing. */
  citations: v.nullable(v.array(citationSchema)),
  searches: v.array(v.string()),
  tracked: v.array(brandRefSchema),
});
export type AnswerDetail = v.InferOutput<typeof answerDetailSchema>;
