import * as v from 'valibot';
import { openPicklist } from './openPicklist.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import { maybeChangeSchema, maybeMeasureSchema, measureIdSchema, measureSchema } from './measureSchemas.ts';

/** How many answers of a scope carry each status. Only `ok` enters denominators; the others are shown beside it. */
export const statusCountsSchema = v.object({
  ok: v.number(),
  refused: v.number(),
  empty: v.number(),
  failed: v.number(),
});

/** A tracked brand. `order` fixes its colour everywhere (the own brand is 0 and takes the accent). */
export const brandRefSchema = v.object({
  id: v.string(),
  name: v.string(),
  own: v.boolean(),
  order: v.number(),
  /** True where nobody has entered a domain of it: its citation measures are then not set, which is neither 0 nor "no data". */
  no_domain: v.optional(v.boolean()),
});
export type BrandRef = v.InferOutput<typeof brandRefSchema>;

/** What the figures of a report speak of. Dates are YYYY-MM-DD, inclusive, in the viewer's zone. */
export const scopeSchema = v.object({
  start_time: v.string(),
  end_time: v.string(),
  previous_start_time: v.string(),
  previous_end_time: v.string(),
  answers: statusCountsSchema,
  prompts: v.number(),
  /** Answers of the project whatever the filters, and the days they span: the empty state explains itself with them. */
  project_answers: v.number(),
  project_first_date: v.nullable(v.string()),
  project_last_date: v.nullable(v.string()),
  /** Whether every sentiment label in the scope came with the data, none did, or some. */
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
  sentiment_counts: v.optional(v.object({ positive: v.number(), neutral: v.number(), negative: v.number() })),
  /** Average position only: answers at position 1, 2, 3 and 4 or later. */
  position_histogram: v.optional(v.array(v.number())),
});
export type Tile = v.InferOutput<typeof tileSchema>;

export const eventSchema = v.object({
  id: v.string(),
  date: v.string(),
  kind: v.picklist(['engine_update', 'content_published', 'prompt_set_changed', 'rival_launch']),
  title_zh: v.string(),
  title_en: v.string(),
});
export type TimelineEvent = v.InferOutput<typeof eventSchema>;

/** Visibility of each tracked brand over time; a point is a day, or in longer windows a week starting that day. */
export const trendSchema = v.object({
  unit: v.picklist(['day', 'week']),
  dates: v.array(v.string()),
  series: v.array(v.object({ brand_id: v.string(), points: v.array(maybeMeasureSchema) })),
});

/** One line of "what changed": a measure of a brand that moved, where, and the segment that explains most of it. */
export const changeItemSchema = v.object({
  id: v.string(),
  measure_id: measureIdSchema,
  brand_id: v.string(),
  /** The segment the change is confined to; null: the whole scope. */
  platform_id: v.nullable(v.string()),
  topic_id: v.nullable(v.string()),
  measure: measureSchema,
  previous: measureSchema,
  change: v.nonNullable(maybeChangeSchema),
  /**
   * The platform or topic whose effect (rate + mix) on the change is largest, with that effect, or an event near its step; null if
   * none stands out.
   */
  cause: v.nullable(
    v.object({
      kind: v.picklist(['platform', 'topic', 'event']),
      id: v.string(),
      effect: v.nullable(v.number()),
      /** Other events that fit as well. */
      also: v.optional(v.array(v.string())),
    }),
  ),
});
export type ChangeItem = v.InferOutput<typeof changeItemSchema>;

export const heatCellSchema = v.object({ platform_id: v.string(), topic_id: v.string(), measure: maybeMeasureSchema });

/** A brand in the leaderboard; brands that share `rank` are a tie group: none is really ahead of the other. */
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
/** Those a person can give a source; whose a site is follows from the domains of the brands. */
export const givenSourceTypeSchema = v.picklist(
  sourceTypeSchema.options.filter((type) => type !== 'own' && type !== 'competitor'),
);
export type GivenSourceType = v.InferOutput<typeof givenSourceTypeSchema>;
export type SourceType = v.InferOutput<typeof sourceTypeSchema>;

export const sourceMixSchema = v.object({
  citations: v.number(),
  answers_with_citations: v.number(),
  /** Answers whose citations were not captured: they are in no citation denominator. */
  answers_not_captured: v.number(),
  types: v.array(v.object({ type: sourceTypeSchema, citations: v.number(), share: measureSchema })),
  domains: v.array(
    v.object({
      domain: v.string(),
      type: sourceTypeSchema,
      citations: v.number(),
      answers: v.number(),
      share: measureSchema,
    }),
  ),
});

/** Something to look at now, found by a rule over the analysis; ids and figures only, the words are the client's. */
export const alertSchema = v.object({
  id: v.string(),
  rule: v.picklist(['own_drop', 'rival_rise', 'refusals_up', 'thin_platform', 'no_recent_answers', 'engine_update']),
  severity: v.picklist(['high', 'medium', 'low']),
  brand_id: v.nullable(v.string()),
  platform_id: v.nullable(v.string()),
  topic_id: v.nullable(v.string()),
  date: v.nullable(v.string()),
  value: v.nullable(v.number()),
});
export type Alert = v.InferOutput<typeof alertSchema>;

/** An alert in the one list of a project, with the two kinds that compare with a longer past. */
export const listedAlertSchema = v.object({
  ...v.omit(alertSchema, ['rule']).entries,
  rule: openPicklist([...alertSchema.entries.rule.options, 'new_rival', 'lost_source']),
  /** lost_source only: the registrable domain. */
  domain: v.optional(v.nullable(v.string())),
});
export type ListedAlert = v.InferOutput<typeof listedAlertSchema>;

/**
 * What the alerts of a project, and its figures on the workplace, speak of: seven days, to today or, where nobody asked lately, to the
 * newest answer. Dates are YYYY-MM-DD, inclusive, in the viewer's zone.
 */
export const alertsWindowSchema = v.object({
  start_time: v.string(),
  end_time: v.string(),
  previous_start_time: v.string(),
  previous_end_time: v.string(),
});
export type AlertsWindow = v.InferOutput<typeof alertsWindowSchema>;

/** A next step found by a rule, with the number of answers that are its evidence. */
export const actionSchema = v.object({
  id: v.string(),
  rule: v.picklist(['create_coverage', 'earn_inclusion', 'improve_page']),
  prompt_id: v.nullable(v.string()),
  prompt_text: v.nullable(v.string()),
  topic_id: v.nullable(v.string()),
  domain: v.nullable(v.string()),
  answers: v.number(),
  rival_ids: v.array(v.string()),
});
export type Action = v.InferOutput<typeof actionSchema>;

export const overviewSchema = v.object({
  scope: scopeSchema,
  brands: v.array(brandRefSchema),
  platforms: v.array(namedRefSchema),
  topics: v.array(namedRefSchema),
  tiles: v.array(tileSchema),
  trend: trendSchema,
  events: v.array(eventSchema),
  changes: v.array(changeItemSchema),
  heatmap: v.array(heatCellSchema),
  leaderboard: v.array(leaderSchema),
  sources: sourceMixSchema,
  alerts: v.array(listedAlertSchema),
  /** Absent: the alerts are of the days of the filters. */
  alerts_window: v.optional(alertsWindowSchema),
  actions: v.array(actionSchema),
});
export type Overview = v.InferOutput<typeof overviewSchema>;
