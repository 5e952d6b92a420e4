import * as v from 'valibot';
import {
  changeSchema,
  maybeChangeSchema,
  maybeMeasureSchema,
  measureIdSchema,
  measureSchema,
} from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import {
  brandRefSchema,
  eventSchema,
  leaderSchema,
  scopeSchema,
  sourceTypeSchema,
  statusCountsSchema,
} from './reportSchemas.ts';
import { heatCellSchema } from './overviewSchemas.ts';
import { demandSchema } from './promptSchemas.ts';
import { daySchema, instantSchema } from './timeSchemas.ts';

/** One measure of the own brand on one platform. */
export const platformMeasureSchema = v.object({
  measure_id: measureIdSchema,
  measure: maybeMeasureSchema,
  change: maybeChangeSchema,
});

/** The own brand on one platform, or (platform_id null) on all that the filters leave. */
export const platformRowSchema = v.object({
  platform_id: v.nullable(v.string()),
  answers: statusCountsSchema,
  measures: v.array(platformMeasureSchema),
  /** Own visibility per trend point. */
  sparkline: v.array(v.nullable(v.number())),
});
export type PlatformRow = v.InferOutput<typeof platformRowSchema>;

/** How other products count the same rows (metrics: "Other people's definitions"). */
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
  /** One per tracked brand; `rival_id` only for share_against_rival: the rival it is counted against. */
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
  /** All platforms together first, then one row each. */
  rows: v.array(platformRowSchema),
  /** Own visibility per platform over time. */
  trend: v.object({
    unit: v.picklist(['day', 'week']),
    dates: v.array(daySchema),
    series: v.array(v.object({ platform_id: v.string(), points: v.array(maybeMeasureSchema) })),
  }),
  events: v.array(eventSchema),
  heatmap: v.array(heatCellSchema),
  leaderboard: v.array(leaderSchema),
  definitions: v.array(definitionSchema),
  /** Prompts answered in the scope: those whose demand is known; the others are counted. */
  demand: v.object({ points: v.array(demandPointSchema), unknown: v.number() }),
});
export type AnswerIndex = v.InferOutput<typeof answerIndexSchema>;

export const topicRowSchema = v.object({
  topic_id: v.string(),
  name: v.string(),
  also: namedRefSchema.entries.also,
  /** Prompts of it asked in the scope, and their ok answers. */
  prompts: v.number(),
  answers: v.number(),
  visibility: maybeMeasureSchema,
  /** Of `visibility`. */
  change: maybeChangeSchema,
  share_of_voice: maybeMeasureSchema,
  average_position: maybeMeasureSchema,
  net_sentiment: maybeMeasureSchema,
  citation_rate: maybeMeasureSchema,
  /** Own visibility of the topic's weakest and strongest prompt: an average hides opposite prompts. */
  lowest: v.nullable(v.number()),
  highest: v.nullable(v.number()),
  /** The brands named most often here, best first, at most three. */
  leader_ids: v.array(v.string()),
  /** Own visibility per trend point. */
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
  /** A person said so. */
  type_given: v.nullish(v.boolean(), false),
  citations: v.number(),
  /** Answers citing it, of the answers with at least one citation. */
  answer_rate: measureSchema,
  /** Its citations, of all citations. */
  share: measureSchema,
  /** Of `share`, against the previous period. */
  change: maybeChangeSchema,
  /** `share` per trend point. */
  sparkline: v.array(v.nullable(v.number())),
  /** Prompts with answers that cite it, and its pages cited. */
  prompts: v.number(),
  urls: v.number(),
  /** Tracked brands named in the answers that cite it, most often first. */
  named: v.array(v.object({ brand_id: v.string(), answers: v.number() })),
  /** Answers citing it that name a rival and not us: a gap when more than half of those naming anybody. */
  gap_answers: v.number(),
  gap: v.boolean(),
  /** ISO 8601 instants, of all recorded answers that the filters leave, whatever the dates. */
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
/** Measures that are ratios, so that their change can be split exactly. */
export const splitMeasureSchema = v.picklist(['visibility', 'first_mention_rate', 'share_of_voice', 'citation_rate']);
export type SplitMeasure = v.InferOutput<typeof splitMeasureSchema>;

export const effectSchema = v.object({
  /** Null: prompts without a topic. */
  id: v.nullable(v.string()),
  name: v.string(),
  /** Because the rate inside the segment moved, and because its weight did; their sum is the segment's part of the change. */
  rate: v.number(),
  mix: v.number(),
  numerators: v.tuple([v.number(), v.number()]),
  denominators: v.tuple([v.number(), v.number()]),
});
export type Effect = v.InferOutput<typeof effectSchema>;

/** Why a ratio moved between the two periods; effects sum to `difference` exactly. Largest first. */
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
