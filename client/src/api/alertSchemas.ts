import * as v from 'valibot';
import { addDays } from '#client/lib/dates.ts';
import { optionalField } from './lenientSchemas.ts';
import { measureIdSchema } from './measureSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { daySchema } from './timeSchemas.ts';

/** A finding that needs a look now, made by a rule of the analysis. Ids and figures only: the client words it. */
export const alertSchema = v.object({
  id: v.string(),
  rule: v.picklist(['own_drop', 'rival_rise', 'refusals_up', 'thin_platform', 'no_recent_answers', 'engine_update']),
  severity: v.picklist(['high', 'medium', 'low']),
  brand_id: v.nullable(v.string()),
  platform_id: v.nullable(v.string()),
  topic_id: v.nullable(v.string()),
  date: v.nullable(daySchema),
  value: v.nullable(v.number()),
});

/** The rules whose alerts the list of a project can hold. */
export const LISTED_RULES = [
  ...alertSchema.entries.rule.options,
  ...(['new_rival', 'lost_source', 'own_rise', 'measure_drop', 'measure_rise', 'rival_overtook'] as const),
  ...(['contradicted_fact', 'model_changed', 'collection_failed', 'collection_stopped'] as const),
] as const;

/** An alert in the list of a project, including kinds that need more than the filters' days. */
export const listedAlertSchema = v.object({
  ...v.omit(alertSchema, ['rule']).entries,
  rule: openPicklist(LISTED_RULES),
  /** lost_source only: the registrable domain. */
  domain: v.optional(v.nullable(v.string())),
  /** measure_drop, measure_rise: the measure of the own brand that changed. */
  measure_id: v.optional(v.nullable(measureIdSchema)),
  /** contradicted_fact: the subject of the fact as typed. */
  subject: v.optional(v.nullable(v.string())),
  /** contradicted_fact: the right value and the one that answers give; model_changed: the models before and now. */
  from: v.optional(v.nullable(v.string())),
  to: v.optional(v.nullable(v.string())),
});
export type ListedAlert = v.InferOutput<typeof listedAlertSchema>;

/** Rules of alerts that describe their days without a comparison: a missing earlier figure does not mean a period without data. */
export const COMPARES_NOTHING: ReadonlySet<ListedAlert['rule']> = new Set([
  ...(['contradicted_fact', 'model_changed', 'thin_platform', 'no_recent_answers'] as const),
  ...(['collection_failed', 'collection_stopped', 'engine_update'] as const),
]);

/**
 * The window of a project's alerts and of its figures on the workplace: seven days that end today or, without recent answers, with the
 * newest answer. Dates are YYYY-MM-DD, inclusive, in `time_zone`, else in the viewer's.
 */
export const alertsWindowSchema = v.object({
  start_time: daySchema,
  end_time: daySchema,
  previous_start_time: daySchema,
  previous_end_time: daySchema,
  /** The zone in which the project's alerts are evaluated, for all readers. */
  time_zone: optionalField(v.string()),
});
export type AlertsWindow = v.InferOutput<typeof alertsWindowSchema>;

/** A competitor is new if no answer of up to so many days before the window names it. */
const RIVAL_PAST_DAYS = 28;

/** The window of an alert with the days that its rule compares it with: the week before or, for a new competitor, the four weeks before. */
export function comparedWindow(rule: ListedAlert['rule'], window: AlertsWindow): AlertsWindow {
  if (rule !== 'new_rival') return window;
  return { ...window, previous_start_time: addDays(window.start_time, -RIVAL_PAST_DAYS) };
}
