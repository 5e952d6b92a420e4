import * as v from 'valibot';
import {
  changeSchema,
  maybeChangeSchema,
  maybeMeasureSchema,
  measureIdSchema,
  measureSchema,
} from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import { heatCellSchema } from './overviewSchemas.ts';
import { demandSchema } from './promptSchemas.ts';
import {
  brandRefSchema,
  eventSchema,
  leaderSchema,
  scopeSchema,
  sourceTypeSchema,
  statusCountsSchema,
} from './reportSchemas.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

/** One measure of the own brand on one platform. */
export const platformMeasureSchema = v.object({
  measure_id: measureIdSchema,
  measure: maybeMeasureSchema,
  change: maybeChangeSchema,
});

/** The own brand on one platform, or (platform_id null) on all platforms of the scope. */
export const platformRowSchema = v.object({
  platform_id: v.nullable(v.string()),
  answers: statusCountsSchema,
  measures: v.array(platformMeasureSchema),
  /** Visibility of the own brand per trend point. */
  sparkline: v.array(v.nullable(v.number())),
});
export type PlatformRow = v.InferOutput<typeof platformRowSchema>;

/** How other products compute figures from the same rows (metrics: "Other people's definitions"). */
export const definitionIdSchema = v.picklist([
  'visibility',
  'rankscale',
  'evertune',
  'share_tracked',
  'share_naming_any',
  'share_against_rival',
]);
export type DefinitionId = v.InferOutput<typeof definitionIdSchema>;

export const definitionSchema = v.object({
  definition_id: definitionIdSchema,
  /** One per tracked brand; `rival_id` only for share_against_rival: the competitor it is compared with. */
  values: v.array(v.object({ brand_id: v.string(), rival_id: v.nullable(v.string()), value: v.nullable(v.number()) })),
});

export const demandPointSchema = v.object({
  prompt_id: v.string(),
  prompt_text: v.string(),
  topic_id: v.nullable(v.string()),
  demand: demandSchema,
  visibility: measureSchema,
});
export type DemandPoint = v.InferOutput<typeof demandPointSchema>;

export const answerIndexSchema = v.object({
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  platforms: v.array(namedRefSchema),
  topics: v.array(namedRefSchema),
  /** First all platforms together, then one row each. */
  rows: v.array(platformRowSchema),
  /** Visibility of the own brand per platform over time. */
  trend: v.object({
    unit: v.picklist(['day', 'week']),
    dates: v.array(daySchema),
    series: v.array(v.object({ platform_id: v.string(), points: v.array(maybeMeasureSchema) })),
  }),
  events: v.array(eventSchema),
  heatmap: v.array(heatCellSchema),
  leaderboard: v.array(leaderSchema),
  definitions: v.array(definitionSchema),
  /** Prompts answered in the scope: `points` are those with a known demand, `unknown` counts the others. */
  demand: v.object({ points: v.array(demandPointSchema), unknown: v.number() }),
});
export type AnswerIndex = v.InferOutput<typeof answerIndexSchema>;

export const topicRowSchema = v.object({
  topic_id: v.string(),
  name: v.string(),
  also: namedRefSchema.entries.also,
  /** Prompts of the topic asked in the scope, and their ok answers. */
  prompts: v.number(),
  answers: v.number(),
  visibility: maybeMeasureSchema,
  /** Change of `visibility`. */
  change: maybeChangeSchema,
  share_of_voice: maybeMeasureSchema,
  average_position: maybeMeasureSchema,
  net_sentiment: maybeMeasureSchema,
  citation_rate: maybeMeasureSchema,
  /** Visibility of the own brand for the topic's weakest and strongest prompt: an average hides the spread. */
  lowest: v.nullable(v.number()),
  highest: v.nullable(v.number()),
  /** The brands mentioned most often here, most mentioned first, at most three. */
  leader_ids: v.array(v.string()),
  /** Visibility of the own brand per trend point. */
  sparkline: v.array(v.nullable(v.number())),
});
export type TopicRow = v.InferOutput<typeof topicRowSchema>;
export const topicTableSchema = v.object({
  list: v.array(topicRowSchema),
  total: v.number(),
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
});
export type TopicTable = v.InferOutput<typeof topicTableSchema>;

export const sourceRowSchema = v.object({
  domain: v.string(),
  type: sourceTypeSchema,
  /** A person set the type. */
  type_given: v.nullish(v.boolean(), false),
  citations: v.number(),
  /** Answers that cite the domain / answers with at least one citation. */
  answer_rate: measureSchema,
  /** Citations of the domain / all citations. */
  share: measureSchema,
  /** Change of `share` against the previous period. */
  change: maybeChangeSchema,
  /** `share` per trend point. */
  sparkline: v.array(v.nullable(v.number())),
  /** Prompts with answers that cite the domain, and the number of its cited pages. */
  prompts: v.number(),
  urls: v.number(),
  /** Tracked brands mentioned in the answers that cite the domain, most often first. */
  named: v.array(v.object({ brand_id: v.string(), answers: v.number() })),
  /**
   * Answers citing the domain that mention a competitor and not the own brand. `gap`: they are more than half of the citing answers that
   * mention any brand.
   */
  gap_answers: v.number(),
  gap: v.boolean(),
  /** ISO 8601 instants, over all recorded answers that match the filters, regardless of dates. */
  first_cited_at: instantSchema,
  last_cited_at: instantSchema,
});
export type SourceRow = v.InferOutput<typeof sourceRowSchema>;
export const sourceSortSchema = v.picklist([
  'domain',
  'type',
  'citations',
  'answers',
  'share',
  'change',
  'prompts',
  'gap',
  'last_cited_at',
]);
export type SourceSort = v.InferOutput<typeof sourceSortSchema>;
export const sourceTableSchema = v.object({
  list: v.array(sourceRowSchema),
  total: v.number(),
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  answers_with_citations: v.number(),
  answers_not_captured: v.number(),
});
export type SourceTable = v.InferOutput<typeof sourceTableSchema>;

export const splitBySchema = v.picklist(['platform', 'topic', 'prompt']);
export type SplitBy = v.InferOutput<typeof splitBySchema>;
/** Measures that are ratios: only their change can be split exactly. */
export const splitMeasureSchema = v.picklist(['visibility', 'first_mention_rate', 'share_of_voice', 'citation_rate']);
export type SplitMeasure = v.InferOutput<typeof splitMeasureSchema>;

export const effectSchema = v.object({
  /** Null: prompts without a topic. */
  id: v.nullable(v.string()),
  name: v.string(),
  /** The part of the change from the segment's rate, and the part from its weight; their sum is the segment's contribution. */
  rate: v.number(),
  mix: v.number(),
  numerators: v.tuple([v.number(), v.number()]),
  denominators: v.tuple([v.number(), v.number()]),
});
export type Effect = v.InferOutput<typeof effectSchema>;

/** Decomposition of a ratio's change between two periods. The effects sum exactly to `difference`; largest first. */
export const whyMovedSchema = v.object({
  scope: scopeSchema,
  measure_id: splitMeasureSchema,
  brand_id: v.string(),
  by: splitBySchema,
  before: maybeMeasureSchema,
  after: maybeMeasureSchema,
  change: v.nullable(changeSchema),
  difference: v.nullable(v.number()),
  effects: v.array(effectSchema),
});
export type WhyMoved = v.InferOutput<typeof whyMovedSchema>;
