import * as v from 'valibot';
import { alertsWindowSchema } from '#client/api/alertSchemas.ts';
import { eventSchema } from '#client/api/reportSchemas.ts';
import { workplaceAlertSchema } from '#client/api/workplaceSchemas.ts';
import type { DocumentKind } from './documentFile.ts';

const doneSchema = v.object({ user_id: v.string(), at: v.string() });

const recordSchema = v.object({
  id: v.string(),
  /** The finding of the last evaluation; its id identifies it. */
  alert: workplaceAlertSchema,
  names: v.object({ brand: v.string(), platform: v.string(), topic: v.string() }),
  event: v.nullable(eventSchema),
  window: alertsWindowSchema,
  tested: v.boolean(),
  confirmed: v.boolean(),
  /** Consecutive evaluations of different answers that found it. */
  times: v.number(),
  /** ISO 8601. */
  first_seen: v.string(),
  last_seen: v.string(),
  resolved_at: v.nullable(v.string()),
  sent_at: v.nullable(v.string()),
  acknowledged: v.nullable(doneSchema),
});
/** An alert, from the first evaluation that found it to the first that no longer does. Immutable. */
export type AlertRecord = Readonly<v.InferOutput<typeof recordSchema>>;

const muteSchema = v.object({
  scope: v.picklist(['alert', 'kind']),
  /** Id of a finding, or of a rule. */
  of: v.string(),
  /** The last day, YYYY-MM-DD; null: no end. */
  until: v.nullable(v.string()),
  ...doneSchema.entries,
});
export type AlertMute = Readonly<v.InferOutput<typeof muteSchema>>;

const evaluationSchema = v.object({
  at: v.string(),
  /** Key of the answers and of the other inputs of the figures, so that no input is evaluated twice. */
  version: v.string(),
  basis: v.string(),
  /** YYYY-MM-DD in the project's zone. */
  day: v.string(),
  window: alertsWindowSchema,
  events: v.array(eventSchema),
  answers: v.number(),
  tests: v.number(),
});
export type AlertEvaluation = Readonly<v.InferOutput<typeof evaluationSchema>>;

const projectAlertsSchema = v.object({
  /** Time zone of the days, for all readers; empty until the first evaluation. */
  time_zone: v.optional(v.string(), ''),
  evaluation: v.optional(v.nullable(evaluationSchema), null),
  /** The last evaluation with other answers than the one before. */
  counted: v.optional(v.nullable(v.object({ version: v.string(), answers: v.number(), start: v.string() })), null),
  records: v.optional(v.array(recordSchema), []),
  mutes: v.optional(v.array(muteSchema), []),
  /** Alerts that a person has opened in the bell, by person. */
  read: v.optional(v.record(v.string(), v.array(v.string())), {}),
});
/** The list of a project's alerts, with history. Immutable. */
export type ProjectAlerts = Readonly<v.InferOutput<typeof projectAlertsSchema>>;

export const NO_ALERTS: ProjectAlerts = {
  time_zone: '',
  evaluation: null,
  counted: null,
  records: [],
  mutes: [],
  read: {},
};

export const alertsKind: DocumentKind<ProjectAlerts> = {
  name: 'alerts',
  schema: projectAlertsSchema,
  empty: NO_ALERTS,
};
