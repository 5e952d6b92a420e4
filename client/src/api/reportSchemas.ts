import * as v from 'valibot';
import { optionalField } from './lenientSchemas.ts';
import {
  changeSchema,
  maybeChangeSchema,
  maybeMeasureSchema,
  measureIdSchema,
  measureSchema,
} from './measureSchemas.ts';
import { daySchema } from './timeSchemas.ts';

/** Answers of a scope by status. Only `ok` enters denominators; the others are shown next to it. */
export const statusCountsSchema = v.object({
  ok: v.number(),
  refused: v.number(),
  empty: v.number(),
  failed: v.number(),
});

/** A tracked brand. `order` fixes its colour on all pages (the own brand is 0 and has the accent colour). */
export const brandRefSchema = v.object({
  id: v.string(),
  name: v.string(),
  own: v.boolean(),
  order: v.number(),
  /** True where the brand has no domain entered: its citation measures are then not set, which is neither 0 nor "no data". */
  no_domain: optionalField(v.boolean()),
});
export type BrandRef = v.InferOutput<typeof brandRefSchema>;

/** The scope of a report's figures. Dates are YYYY-MM-DD, inclusive, in the viewer's zone. */
export const scopeSchema = v.object({
  start_time: daySchema,
  end_time: daySchema,
  previous_start_time: daySchema,
  previous_end_time: daySchema,
  answers: statusCountsSchema,
  /** Usable answers whose citations were not captured: whether they cite anything is unknown. */
  answers_not_captured: v.nullish(v.number(), 0),
  /** Prompts with an `ok` answer: the base of the figures. */
  prompts: v.number(),
  /** All answers of the project regardless of filters, and the days they span; the empty state shows them. */
  project_answers: v.number(),
  project_first_date: v.nullable(daySchema),
  project_last_date: v.nullable(daySchema),
  /** Whether all sentiment labels in the scope came with the data, none did, or some. */
  sentiment_source: v.picklist(['labelled', 'estimated', 'mixed', 'none']),
});
export type ReportScope = v.InferOutput<typeof scopeSchema>;

export const tileSchema = v.object({
  measure_id: measureIdSchema,
  measure: maybeMeasureSchema,
  previous: maybeMeasureSchema,
  change: maybeChangeSchema,
  /** One value per trend point, null where that point has no data. */
  sparkline: v.array(v.nullable(v.number())),
  /** Net sentiment only: the three counts behind it. */
  sentiment_counts: optionalField(v.object({ positive: v.number(), neutral: v.number(), negative: v.number() })),
  /** Average position only: answers at position 1, 2, 3 and 4 or later. */
  position_histogram: optionalField(v.array(v.number())),
});
export type Tile = v.InferOutput<typeof tileSchema>;

export const eventSchema = v.object({
  id: v.string(),
  date: daySchema,
  kind: v.picklist(['engine_update', 'content_published', 'prompt_set_changed', 'rival_launch']),
  title_zh: v.string(),
  title_en: v.string(),
});
export type TimelineEvent = v.InferOutput<typeof eventSchema>;

/** One line of "what changed": a brand's measure that changed, where, and the segment that explains most of it. */
export const changeItemSchema = v.object({
  id: v.string(),
  measure_id: measureIdSchema,
  brand_id: v.string(),
  /** The segment that the change is limited to; null: the whole scope. */
  platform_id: v.nullable(v.string()),
  topic_id: v.nullable(v.string()),
  measure: measureSchema,
  previous: measureSchema,
  change: changeSchema,
  /**
   * The platform or topic with the largest effect (rate + mix) on the change, with that effect, or an event near its step; null if none
   * stands out.
   */
  cause: v.nullable(
    v.object({
      kind: v.picklist(['platform', 'topic', 'event']),
      id: v.string(),
      effect: v.nullable(v.number()),
      /** Other events that match as well. */
      also: optionalField(v.array(v.string())),
    }),
  ),
});
export type ChangeItem = v.InferOutput<typeof changeItemSchema>;

/** A brand in the leaderboard; brands with the same `rank` are a tie group, which cannot be told apart. */
export const leaderSchema = v.object({
  brand_id: v.string(),
  rank: v.number(),
  tied: v.boolean(),
  visibility: measureSchema,
  share_of_voice: maybeMeasureSchema,
  average_position: maybeMeasureSchema,
  change: maybeChangeSchema,
});
export type Leader = v.InferOutput<typeof leaderSchema>;

export const sourceTypeSchema = v.picklist([
  'own',
  'competitor',
  'news',
  'reference',
  'forum',
  'review',
  'video',
  'shop',
  'official',
  'other',
]);
/** Types that a person can give a source; ownership of a site follows from the brands' domains. */
export const givenSourceTypeSchema = v.picklist(
  sourceTypeSchema.options.filter((type) => type !== 'own' && type !== 'competitor'),
);
export type GivenSourceType = v.InferOutput<typeof givenSourceTypeSchema>;
export type SourceType = v.InferOutput<typeof sourceTypeSchema>;
