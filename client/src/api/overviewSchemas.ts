import * as v from 'valibot';
import { alertsWindowSchema, listedAlertSchema } from './alertSchemas.ts';
import { optionalField } from './lenientSchemas.ts';
import { maybeMeasureSchema, measureSchema } from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import {
  brandRefSchema,
  changeItemSchema,
  eventSchema,
  leaderSchema,
  scopeSchema,
  sourceTypeSchema,
  tileSchema,
} from './reportSchemas.ts';
import { daySchema } from './timeSchemas.ts';

/** Visibility of each tracked brand over time; a point is a day, or in longer windows the week starting that day. */
export const trendSchema = v.object({
  unit: v.picklist(['day', 'week']),
  dates: v.array(daySchema),
  series: v.array(v.object({ brand_id: v.string(), points: v.array(maybeMeasureSchema) })),
});

export const heatCellSchema = v.object({ platform_id: v.string(), topic_id: v.string(), measure: maybeMeasureSchema });

export const sourceMixSchema = v.object({
  citations: v.number(),
  answers_with_citations: v.number(),
  /** Answers without captured citations: they are in no citation denominator. */
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

/** A next step found by a rule, with the number of answers as evidence. */
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
  /** Absent: the alerts use the days of the filters. */
  alerts_window: optionalField(alertsWindowSchema),
  actions: v.array(actionSchema),
});
export type Overview = v.InferOutput<typeof overviewSchema>;
