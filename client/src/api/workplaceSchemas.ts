import * as v from 'valibot';
import { alertsWindowSchema, listedAlertSchema } from './alertSchemas.ts';
import { maybeChangeSchema, maybeMeasureSchema } from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { brandRefSchema, eventSchema, statusCountsSchema } from './reportSchemas.ts';
import { instantSchema } from './timeSchemas.ts';

export const workplaceWindowSchema = alertsWindowSchema;
export type WorkplaceWindow = v.InferOutput<typeof workplaceWindowSchema>;

/** Whether a project's answers arrive at their usual pace. */
export const samplingHealthSchema = v.object({
  /** `steady`: as many as expected; `short`: significantly fewer; `silent`: none at all, or none since a window of older answers ended; `new`: too short a history for an expectation. */
  state: openPicklist(['steady', 'short', 'silent', 'new']),
  /** Of the window, over all prompts. */
  answers: statusCountsSchema,
  /** Answers of the window to active prompts, and the number expected from their earlier pace; null without a history. */
  asked: v.number(),
  expected: v.nullable(v.number()),
  /** Refused, empty and failed answers / all answers of the window. */
  unusable: maybeMeasureSchema,
  /** The newest answer of the project, an ISO instant. */
  last_asked_at: v.nullable(instantSchema),
  /** Platforms with earlier answers that gave no usable answer in the window. */
  silent_platforms: v.array(namedRefSchema),
});
export type SamplingHealth = v.InferOutput<typeof samplingHealthSchema>;

/** Summary of a project: visibility of its own brand. */
export const projectReportSchema = v.object({
  window: workplaceWindowSchema,
  /** Null for a project without an own brand. */
  own_brand_id: v.nullable(v.string()),
  prompts: v.number(),
  visibility: maybeMeasureSchema,
  previous: maybeMeasureSchema,
  change: maybeChangeSchema,
  /** One value per day of the window, null where that day has no data. */
  sparkline: v.array(v.nullable(v.number())),
  health: samplingHealthSchema,
});
export type ProjectReport = v.InferOutput<typeof projectReportSchema>;

export const projectCardSchema = v.object({
  id: v.string(),
  name: v.string(),
  brand: v.string(),
  origin: openPicklist(['provider', 'sample', 'import']),
  /**
   * `counting`: answers are being counted, poll again; `large`: counted once the project is opened; `unreadable`: its files are damaged.
   */
  state: openPicklist(['ready', 'counting', 'large', 'unreadable']),
  /** Null unless ready. */
  report: v.nullable(projectReportSchema),
});
export type ProjectCard = v.InferOutput<typeof projectCardSchema>;

/** GET /api/front/workplace/index: every project of the caller. */
export const workplaceIndexSchema = v.object({ list: v.array(projectCardSchema) });
export type WorkplaceIndex = v.InferOutput<typeof workplaceIndexSchema>;

/** An alert with the measure that triggered it. */
export const workplaceAlertSchema = v.object({
  ...listedAlertSchema.entries,
  domain: v.nullable(v.string()),
  /** The rate of the rule, now and before; null where the rule has none. */
  measure: maybeMeasureSchema,
  previous: maybeMeasureSchema,
  change: maybeChangeSchema,
});
export type WorkplaceAlert = v.InferOutput<typeof workplaceAlertSchema>;

const checklistSteps = ['brand_names', 'competitors', 'prompts', 'answers', 'facts', 'members'] as const;

/** Set-up steps of a new project, each with its count. */
export const checklistSchema = v.object({
  steps: v.array(v.object({ id: openPicklist(checklistSteps), done: v.boolean(), count: v.number() })),
  /** The reader hid it. */
  hidden: v.boolean(),
});
export type Checklist = v.InferOutput<typeof checklistSchema>;

/** GET /api/front/workplace/project: alerts and state of the current project. */
export const workplaceProjectSchema = v.object({
  window: workplaceWindowSchema,
  brands: v.array(brandRefSchema),
  platforms: v.array(namedRefSchema),
  topics: v.array(namedRefSchema),
  events: v.array(eventSchema),
  /** Answers of the project, regardless of the window. */
  answers: v.number(),
  alerts: v.array(workplaceAlertSchema),
  checklist: checklistSchema,
});
export type WorkplaceProject = v.InferOutput<typeof workplaceProjectSchema>;
