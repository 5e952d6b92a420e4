import * as v from 'valibot';
import { openPicklist } from '../openPicklist.ts';
import { instantSchema } from '../timeSchemas.ts';
import { PROVIDER_IDS, SEARCH_MODES, answerPriceSchema } from './collectProviderSchemas.ts';

/** A platform of a plan: the settings of the request, and the name that groups its answers. */
export const planPlatformSchema = v.object({
  provider_id: openPicklist(PROVIDER_IDS),
  /** The platform's name in filters and tables; unique within a plan. */
  name: v.string(),
  /** Null: the server's setting. */
  model: v.nullable(v.string()),
  /** Null: the provider's best mode. */
  search_mode: v.nullable(openPicklist(SEARCH_MODES)),
  /** ISO 3166 alpha-2, for providers that accept a location; null: none is sent. */
  country: v.nullable(v.string()),
});
export type PlanPlatform = v.InferOutput<typeof planPlatformSchema>;

export const collectPlanSchema = v.object({
  platforms: v.array(planPlatformSchema),
  /** Runs of each prompt per round and platform. */
  repeats: v.number(),
  /** Weekdays on which rounds start, 1 Monday to 7 Sunday; empty: only manually. */
  days: v.array(v.number()),
  /** 0 to 23, in the plan's zone. */
  hour: v.number(),
  time_zone: v.string(),
  /** Limit of answers per calendar month, attempts included. */
  cap_answers: v.number(),
  /** Limit of US dollars per calendar month. */
  cap_cost: v.number(),
});
export type CollectPlan = v.InferOutput<typeof collectPlanSchema>;

const lowToHighSchema = answerPriceSchema;

/** Estimated volume and cost of a plan. */
export const planEstimateSchema = v.object({
  prompts: v.number(),
  answers_round: v.number(),
  cost_round: lowToHighSchema,
  rounds_week: v.number(),
  answers_week: v.number(),
  cost_week: lowToHighSchema,
  /** The limit that stops the plan within a month, if any. */
  cap_reached: v.nullable(openPicklist(['answers', 'cost'])),
});
export type PlanEstimate = v.InferOutput<typeof planEstimateSchema>;

/** A round that was due while the server was not running. */
export const missedRoundSchema = v.object({ due_at: instantSchema, noticed_at: instantSchema });

/** GET /api/front/collect/plan; also the response to saving a plan. */
export const planReplySchema = v.object({
  /** False for a sample project, which cannot collect. */
  can_collect: v.boolean(),
  /** Null: none was saved. */
  plan: v.nullable(collectPlanSchema),
  /** Null without a plan. */
  estimate: v.nullable(planEstimateSchema),
  /** Active prompts: paused ones are not asked. */
  prompts: v.number(),
  /** The next scheduled round, ISO; null: none. */
  next_at: v.nullable(instantSchema),
  /** Used so far in this calendar month of the plan's zone. */
  month: v.object({ answers: v.number(), cost: v.number() }),
  /** Newest first. */
  missed: v.array(missedRoundSchema),
});
export type PlanReply = v.InferOutput<typeof planReplySchema>;

/** POST /api/front/collect/estimate: for an unsaved plan, or one whose project does not exist yet. */
export const estimateReplySchema = v.object({ estimate: planEstimateSchema });
