import * as v from 'valibot';
import { maybeChangeSchema, maybeMeasureSchema } from './measureSchemas.ts';
import { namedRefSchema } from './namedRefSchemas.ts';
import { openPicklist } from './openPicklist.ts';
import { alertsWindowSchema, listedAlertSchema } from './alertSchemas.ts';
import { brandRefSchema, eventSchema, statusCountsSchema } from './reportSchemas.ts';
import { instantSchema } from './timeSchemas.ts';

export const workplaceWindowSchema = alertsWindowSchema;
export type WorkplaceWindow = v.InferOutput<typeof workplaceWindowSchema>;

/** Whether the answers of a project come in as they used to. */
export const samplingHealthSchema = v.object({
  /** `steady`: as many as expected; `short`: really fewer; `silent`: none at all; `new`: too short a past to expect anything. */
  state: openPicklist(['steady', 'short', 'silent', 'new']),
  /** Of the window, whatever the prompt. */
  answers: statusCountsSchema,
  /** Of the window, of the prompts that are not paused, and as many as their pace before lets expect; null without a past. */
  asked: v.number(),
  expected: v.nullable(v.number()),
  /** Refused, empty and failed answers of all in the window. */
  unusable: maybeMeasureSchema,
  /** The newest answer of the project, an ISO instant. */
  last_asked_at: v.nullable(instantSchema),
  /** Platforms that were asked before and gave no usable answer in the window. */
  silent_platforms: v.array(namedRefSchema),
});
export type SamplingHealth = v.InferOutput<typeof samplingHealthSchema>;

/** A project at a glance: visibility of its own brand. */
export const projectReportSchema = v.object({
  window: workplaceWindowSchema,
  /** Null for a project that tracks no brand. */
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
   * `counting`: its answers are being read, ask again; `large`: they are read once the project is opened; `unreadable`: its
   * files are damaged.
   */
  state: openPicklist(['ready', 'counting', 'large', 'unreadable']),
  /** Null unless ready. */
  report: v.nullable(projectReportSchema),
});
export type ProjectCard = v.InferOutput<typeof projectCardSchema>;

/** GET /api/front/workplace/index: every project of the caller. */
export const workplaceIndexSchema = v.object({ list: v.array(projectCardSchema) });
export type WorkplaceIndex = v.InferOutput<typeof workplaceIndexSchema>;

/** An alert with what it is judged by. */
export const workplaceAlertSchema = v.object({
  ...listedAlertSchema.entries,
  domain: v.nullable(v.string()),
  /** The rate the rule speaks of, now and before; null where it speaks of none. */
  measure: maybeMeasureSchema,
  previous: maybeMeasureSchema,
  change: maybeChangeSchema,
});
export type WorkplaceAlert = v.InferOutput<typeof workplaceAlertSchema>;

const checklistSteps = ['brand_names', 'competitors', 'prompts', 'answers', 'facts', 'members'] as const;

/** What a new project needs, each with how many of it there are. */
export const checklistSchema = v.object({
  steps: v.array(v.object({ id: openPicklist(checklistSteps), done: v.boolean(), count: v.number() })),
  /** The reader put it away. */
  hidden: v.boolean(),
});
export type Checklist = v.InferOutput<typeof checklistSchema>;

/** GET /api/front/workplace/project: what to look at in the current project. */
export const workplaceProjectSchema = v.object({
  window: workplaceWindowSchema,
  brands: v.array(brandRefSchema),
  platforms: v.array(namedRefSchema),
  topics: v.array(namedRefSchema),
  events: v.array(eventSchema),
  /** Answers of the project, whatever the window. */
  answers: v.number(),
  alerts: v.array(workplaceAlertSchema),
  checklist: checklistSchema,
});
export type WorkplaceProject = v.InferOutput<typeof workplaceProjectSchema>;
