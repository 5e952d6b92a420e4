import * as v from 'valibot';
import { openPicklist } from '../openPicklist.ts';
import { instantSchema } from '../timeSchemas.ts';
import { missedRoundSchema } from './collectPlanSchemas.ts';
import { PROVIDER_IDS, SEARCH_MODES, answerPriceSchema, COLLECT_ADVICES } from './collectProviderSchemas.ts';

export const RUN_STATES = ['running', 'paused', 'interrupted', 'complete', 'partial', 'cancelled', 'nothing'] as const;
export type RunState = (typeof RUN_STATES)[number];

const slotCounts = {
  planned: v.number(),
  /** Answers collected. */
  done: v.number(),
  refused: v.number(),
  empty: v.number(),
  failed: v.number(),
  /** Answers truncated by a limit, also counted in `done`. */
  truncated: v.number(),
  /** Collected answers that are known not to have searched. */
  unsearched: v.number(),
  /** Sent before the server was stopped, without a stored response: they may have been paid for. */
  unsure: v.number(),
  /** Requests sent, including retries and those without a response. */
  attempts: v.number(),
  /** US dollars, `unsure` ones included at a typical price. */
  cost: v.number(),
};

/** Missing answers with the same reason. */
export const runFailureSchema = v.object({
  platform: v.string(),
  provider_id: openPicklist(PROVIDER_IDS),
  status: openPicklist(['ok', 'refused', 'empty', 'failed']),
  /** The recorded reason: `auth`, `quota`, `rate`, or the provider's own. */
  reason: v.string(),
  count: v.number(),
  advice: openPicklist(COLLECT_ADVICES),
  key_name: v.string(),
  model: v.string(),
  /** The provider's message, without secrets, at most 300 characters; else ''. */
  detail: v.string(),
  retry_at: v.nullable(instantSchema),
});
export type RunFailure = v.InferOutput<typeof runFailureSchema>;

export const runPlatformSchema = v.object({
  name: v.string(),
  provider_id: openPicklist(PROVIDER_IDS),
  model_asked: v.string(),
  /** All models that answered, most frequent first. */
  models_served: v.array(v.string()),
  search_mode: openPicklist(SEARCH_MODES),
  ...slotCounts,
  /** Why this run stopped asking the platform; null while it continues. */
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
  /** Why the run is partial. */
  partial: v.nullable(openPicklist(['cap_answers', 'cap_cost', 'stopped', 'failed', 'unsure'])),
  ...slotCounts,
  /** Part of the cost is estimated: not every provider reports the cost of an answer. */
  cost_estimated: v.boolean(),
  /** Time spent asking, in seconds, without pauses. */
  seconds: v.number(),
  /** Estimated seconds until the end; null when it is not running or has no pace yet. */
  eta: v.nullable(v.number()),
  /** 0 to 1. */
  share: v.number(),
  /** Another process runs it: it cannot be paused from here. */
  elsewhere: v.boolean(),
  /** Why the server could not go on with an interrupted run, as a sentence in the reader's language; null: not known. */
  problem: v.optional(v.nullable(v.string()), null),
  platforms: v.array(runPlatformSchema),
  failures: v.array(runFailureSchema),
  /** Remaining answers and their estimated cost; null when none remain. */
  left: v.nullable(v.object({ answers: v.number(), cost: answerPriceSchema })),
});
export type CollectRun = v.InferOutput<typeof collectRunSchema>;

/** GET /api/front/collect/runs, newest first. */
export const collectRunsSchema = v.object({ list: v.array(collectRunSchema), missed: v.array(missedRoundSchema) });

/** GET /api/front/collect/run; also the response to start, pause, resume, cancel and again. */
export const collectRunReplySchema = v.object({ run: collectRunSchema });

/** How the answers of a platform were collected, for the note on API answers: GET /api/front/collect/platforms. */
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
