import * as v from 'valibot';
import { openPicklist } from '../openPicklist.ts';
import { instantSchema } from '../timeSchemas.ts';
import { PROVIDER_IDS, SEARCH_MODES, answerPriceSchema, COLLECT_ADVICES } from './collectProviderSchemas.ts';
import { missedRoundSchema } from './collectPlanSchemas.ts';

export const RUN_STATES = ['running', 'paused', 'interrupted', 'complete', 'partial', 'cancelled', 'nothing'] as const;
export type RunState = (typeof RUN_STATES)[number];

const slotCounts = {
  planned: v.number(),
  /** Answers in hand. */
  done: v.number(),
  refused: v.number(),
  empty: v.number(),
  failed: v.number(),
  /** Answers cut off by a limit, counted in `done` too. */
  truncated: v.number(),
  /** Answers in hand that are known not to have searched. */
  unsearched: v.number(),
  /** Sent before the server was stopped, with no reply kept: they may have been paid for. */
  unsure: v.number(),
  /** Requests sent, retries and unanswered ones counted. */
  attempts: v.number(),
  /** US dollars. */
  cost: v.number(),
};

/** Answers that could not be had, of one reason. */
export const runFailureSchema = v.object({
  platform: v.string(),
  provider_id: openPicklist(PROVIDER_IDS),
  status: openPicklist(['ok', 'refused', 'empty', 'failed']),
  /** The reason in the words of the record: `auth`, `quota`, `rate`, or the provider's own. */
  reason: v.string(),
  count: v.number(),
  advice: openPicklist(COLLECT_ADVICES),
  key_name: v.string(),
  model: v.string(),
  /** The provider's own words, without anything secret, at most 300 characters; ''. */
  detail: v.string(),
  retry_at: v.nullable(instantSchema),
});
export type RunFailure = v.InferOutput<typeof runFailureSchema>;

export const runPlatformSchema = v.object({
  name: v.string(),
  provider_id: openPicklist(PROVIDER_IDS),
  model_asked: v.string(),
  /** Every model that answered, the most frequent first. */
  models_served: v.array(v.string()),
  search_mode: openPicklist(SEARCH_MODES),
  ...slotCounts,
  /** Why nothing more is asked of it in this run; null while it goes on. */
  stopped: v.nullable(openPicklist(['key', 'quota', 'breaker', 'region', 'rate'])),
});
export type RunPlatform = v.InferOutput<typeof runPlatformSchema>;

export const collectRunSchema = v.object({
  id: v.string(),
  /** ISO instants. */
  started_at: instantSchema,
  ended_at: v.nullable(instantSchema),
  trigger: openPicklist(['person', 'schedule', 'command']),
  state: openPicklist(RUN_STATES),
  /** Why it is partial. */
  partial: v.nullable(openPicklist(['cap_answers', 'cap_cost', 'stopped', 'failed', 'unsure'])),
  ...slotCounts,
  /** Some of the cost is an estimate: not every provider says what an answer cost. */
  cost_estimated: v.boolean(),
  /** Time spent asking, in seconds, pauses not counted. */
  seconds: v.number(),
  /** Seconds until the end at its present pace; null when it does not run or has no pace yet. */
  eta: v.nullable(v.number()),
  /** 0 to 1. */
  share: v.number(),
  /** Another process asks: it cannot be paused from here. */
  elsewhere: v.boolean(),
  platforms: v.array(runPlatformSchema),
  failures: v.array(runFailureSchema),
  /** What is left to ask and what it would cost; null when nothing is. */
  left: v.nullable(v.object({ answers: v.number(), cost: answerPriceSchema })),
});
export type CollectRun = v.InferOutput<typeof collectRunSchema>;

/** GET /api/front/collect/runs, newest first. */
export const collectRunsSchema = v.object({ list: v.array(collectRunSchema), missed: v.array(missedRoundSchema) });

/** GET /api/front/collect/run, and what starting, pausing, going on, cancelling and asking again reply. */
export const collectRunReplySchema = v.object({ run: collectRunSchema });

/** How the answers of a platform were had, for the word on API answers: GET /api/front/collect/platforms. */
export const platformOriginSchema = v.object({
  platform_id: v.string(),
  name: v.string(),
  surface: v.string(),
  provider_id: openPicklist(PROVIDER_IDS),
  search_mode: openPicklist(SEARCH_MODES),
  model: v.string(),
  /** The newest answer, ISO. */
  at: instantSchema,
});
export type PlatformOrigin = v.InferOutput<typeof platformOriginSchema>;
export const platformOriginsSchema = v.object({ list: v.array(platformOriginSchema) });
