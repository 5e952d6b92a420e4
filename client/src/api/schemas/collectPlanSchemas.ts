import * as v from 'valibot';
import { openPicklist } from '../openPicklist.ts';
import { instantSchema } from '../timeSchemas.ts';
import { PROVIDER_IDS, SEARCH_MODES, answerPriceSchema } from './collectProviderSchemas.ts';

/** A platform of a plan: what a provider is asked for, and what its answers are grouped by. */
export const planPlatformSchema = v.object({
  provider_id: openPicklist(PROVIDER_IDS),
  /** The platform's name in filters and tables; two entries of a plan have two names. */
  name: v.string(),
  /** Null: as the server has it set. */
  model: v.nullable(v.string()),
  /** Null: as the provider does best. */
  search_mode: v.nullable(openPicklist(SEARCH_MODES)),
  /** ISO 3166 alpha-2, for providers that take a place; null: none is sent. */
  country: v.nullable(v.string()),
});
export type PlanPlatform = v.InferOutput<typeof planPlatformSchema>;

export const collectPlanSchema = v.object({
  platforms: v.array(planPlatformSchema),
  /** Times each prompt is asked in a round, on each platform. */
  repeats: v.number(),
  /** Days of the week rounds begin on, 1 Monday to 7 Sunday; none: only when somebody says so. */
  days: v.array(v.number()),
  /** 0 to 23, in the zone. */
  hour: v.number(),
  time_zone: v.string(),
  /** Most answers a calendar month, attempts counted. */
  cap_answers: v.number(),
  /** Most US dollars a calendar month. */
  cap_cost: v.number(),
});
export type CollectPlan = v.InferOutput<typeof collectPlanSchema>;

const lowToHighSchema = answerPriceSchema;

/** What a plan comes to. */
export const planEstimateSchema = v.object({
  prompts: v.number(),
  answers_round: v.number(),
  cost_round: lowToHighSchema,
  rounds_week: v.number(),
  answers_week: v.number(),
  cost_week: lowToHighSchema,
  /** What stops the plan within a month, if anything does. */
  cap_reached: v.nullable(openPicklist(['answers', 'cost'])),
});
export type PlanEstimate = v.InferOutput<typeof planEstimateSchema>;

/** A round that was due while nobody was there to ask. */
export const missedRoundSchema = v.object({ due_at: instantSchema, noticed_at: instantSchema });

/** GET /api/front/collect/plan; also the reply of saving one. */
export const planReplySchema = v.object({
  /** False for an example project, which nobody can be asked for. */
  can_collect: v.boolean(),
  /** Null: none was made. */
  plan: v.nullable(collectPlanSchema),
  /** Null without a plan. */
  estimate: v.nullable(planEstimateSchema),
  /** Prompts that would be asked now: paused ones are not. */
  prompts: v.number(),
  /** The next round by the schedule, ISO; null: none. */
  next_at: v.nullable(instantSchema),
  /** Used up in this calendar month of the plan's zone. */
  month: v.object({ answers: v.number(), cost: v.number() }),
  /** Newest first. */
  missed: v.array(missedRoundSchema),
});
export type PlanReply = v.InferOutput<typeof planReplySchema>;

/** POST /api/front/collect/estimate: of a plan that is not saved yet, or whose project is not there yet. */
export const estimateReplySchema = v.object({ estimate: planEstimateSchema });
