import * as v from 'valibot';
import { maybeChangeSchema, maybeMeasureSchema } from './measureSchemas.ts';
import { namedRefSchema, tagEntries } from './namedRefSchemas.ts';
import { brandRefSchema, scopeSchema } from './reportSchemas.ts';
import { instantSchema } from './timeSchemas.ts';

/** The asker's goal, derived by rules from the prompt's words (analysis/text/intentOf). */
export const intentSchema = v.picklist(['informational', 'comparison', 'transactional', 'navigational', 'local']);
export type Intent = v.InferOutput<typeof intentSchema>;

/** How often a question is asked: a band, because digits would suggest false precision. */
export const demandBandSchema = v.picklist(['very_low', 'low', 'medium', 'high', 'very_high']);
export type DemandBand = v.InferOutput<typeof demandBandSchema>;
export const demandSchema = v.object({
  band: demandBandSchema,
  /** Source of the band, as its owner named it. */
  source: v.string(),
});

/**
 * State of a prompt for the own brand, by rules over its answers in the scope: `thin`: too few answers for a verdict; `refused`: half of
 * them or more were refused; `unstable`: runs contradict each other; `won`: no brand is mentioned more often; `lost`: a competitor is
 * mentioned and the own brand is not, or significantly less often; `contested`: anything else.
 */
export const promptStatusSchema = v.picklist(['won', 'contested', 'lost', 'unstable', 'refused', 'thin']);
export type PromptStatus = v.InferOutput<typeof promptStatusSchema>;

export const promptHeadSchema = v.object({
  id: v.string(),
  text: v.string(),
  topic_id: v.nullable(v.string()),
  ...tagEntries,
  intent: intentSchema,
  /** Null: unknown. */
  demand: v.nullable(demandSchema),
  /** The text contains a tracked brand's name, which inflates that brand's visibility. */
  branded: v.boolean(),
  /** No new runs; its answers stay in the figures. */
  paused: v.boolean(),
});
export type PromptHead = v.InferOutput<typeof promptHeadSchema>;

/** A row of the prompts table. Measures of one prompt treat its answers as independent runs (metrics: k is 1 there). */
export const promptRowSchema = v.object({
  ...promptHeadSchema.entries,
  /** ok answers in the scope; then refused, empty and failed ones. */
  answers: v.number(),
  refused: v.number(),
  /** One entry per platform of the response, in its order: ok answers that mention the own brand; null where none was asked. */
  platforms: v.array(v.nullable(v.object({ named: v.number(), answers: v.number() }))),
  visibility: maybeMeasureSchema,
  change: maybeChangeSchema,
  share_of_voice: maybeMeasureSchema,
  average_position: maybeMeasureSchema,
  /** Answers with the own brand at position 1, 2, 3 and 4 or later. */
  position_histogram: v.array(v.number()),
  net_sentiment: maybeMeasureSchema,
  citation_rate: maybeMeasureSchema,
  stability: maybeMeasureSchema,
  status: promptStatusSchema,
  /** The brands mentioned most often here, most mentioned first, at most three. */
  leader_ids: v.array(v.string()),
  /** ISO 8601 instant of the newest answer of the scope; null without one. */
  last_asked_at: v.nullable(instantSchema),
});
export type PromptRow = v.InferOutput<typeof promptRowSchema>;

export const promptSortSchema = v.picklist([
  'text',
  'topic',
  'intent',
  'demand',
  'answers',
  'visibility',
  'change',
  'share_of_voice',
  'average_position',
  'net_sentiment',
  'citation_rate',
  'stability',
  'status',
  'last_asked_at',
]);
export type PromptSort = v.InferOutput<typeof promptSortSchema>;

/**
 * Built-in views. `lost_to`: `rival_id` is mentioned more often than the own brand (without it: any competitor); `cited_not_named`: own
 * pages are cited in answers that do not mention the own brand; `named_not_cited`: it is mentioned and never cited; `unstable`;
 * `new_rival`: a competitor mentioned in this window and not in the previous one.
 */
export const promptViewSchema = v.picklist([
  'all',
  'lost_to',
  'cited_not_named',
  'named_not_cited',
  'unstable',
  'new_rival',
]);
export type PromptView = v.InferOutput<typeof promptViewSchema>;

export const promptTableSchema = v.object({
  list: v.array(promptRowSchema),
  total: v.number(),
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  platforms: v.array(namedRefSchema),
  topics: v.array(namedRefSchema),
  ...tagEntries,
});
export type PromptTable = v.InferOutput<typeof promptTableSchema>;
