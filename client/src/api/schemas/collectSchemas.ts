import * as v from 'valibot';
import { openPicklist } from '../openPicklist.ts';
import { instantSchema } from '../timeSchemas.ts';

/** Companies' APIs that can be asked. */
export const PROVIDER_IDS = [
  'openai',
  'perplexity',
  'gemini',
  'claude',
  'deepseek',
  'qwen',
  'kimi',
  'doubao',
  'doubao_app',
  'ernie',
  'tokenhub',
  'grok',
  'mistral',
  'openrouter',
] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** `forced`: each answer searches; `nudged`: a sentence asks for it; `auto`: the model decides; `none`: no search. */
export const SEARCH_MODES = ['forced', 'nudged', 'auto', 'none'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** What keeps a provider from being asked. The value is what was found, never a key. */
export const PROVIDER_PROBLEMS = [
  'no_key',
  'no_model',
  'bad_base_url',
  'bad_price',
  'file_mode',
  'file_unreadable',
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** US dollars an answer: from, to, and what to reckon with. */
export const answerPriceSchema = v.object({ low: v.number(), typical: v.number(), high: v.number() });
export type AnswerPrice = v.InferOutput<typeof answerPriceSchema>;

export const collectProviderSchema = v.object({
  id: openPicklist(PROVIDER_IDS),
  /** The company or product whose API it is. */
  name: v.string(),
  /** What answers of it are grouped by unless the plan says otherwise. */
  platform: v.string(),
  /** The variable that holds the key: OPENAI_API_KEY. */
  key_name: v.string(),
  /** The variables that choose the model and lead the calls elsewhere. */
  model_name: v.string(),
  base_url_name: v.string(),
  state: openPicklist(['ready', 'no_key', 'unusable']),
  /** Null when it is ready. `remedy` is a command or a line to set, as it is to be typed; '' when there is none. */
  problem: v.nullable(v.object({ kind: openPicklist(PROVIDER_PROBLEMS), value: v.string(), remedy: v.string() })),
  /** Null: none is set and the provider has no usual one. */
  model: v.nullable(v.string()),
  /** Ways in which it can search; the first is the one it is asked with. */
  search_modes: v.array(openPicklist(SEARCH_MODES)),
  /** What is known of an answer's price; `set` where the server's settings hold the model's prices. */
  price: v.object({ ...answerPriceSchema.entries, source: openPicklist(['estimate', 'set']) }),
  /** The shape of its replies was not checked against the real API yet. */
  experimental: v.boolean(),
  /** Whether its key's owner has terms to read before answers are kept. */
  has_terms: v.boolean(),
  /** Answers come with the address of another host than the provider's own. */
  is_redirected: v.boolean(),
});
export type CollectProvider = v.InferOutput<typeof collectProviderSchema>;

/** GET /api/front/collect/providers, in the order of the list. */
export const collectProvidersSchema = v.object({
  list: v.array(collectProviderSchema),
  /** The language model that suggests competitors and prompts; null or left out: there is none. */
  model: v.nullish(v.string(), null),
});

/** What to do about answers that could not be had; a sentence each on the run page. */
export const COLLECT_ADVICES = [
  'check_key',
  'top_up',
  'wait_for_quota',
  'region',
  'model',
  'open_search',
  'request',
  'rate',
  'server',
  'network',
  'timeout',
  'gateway',
  'address',
  'moved',
  'unreadable',
  'degraded',
  'refused',
  'truncated',
  'empty',
  'no_search',
  'stopped',
] as const;
export type CollectAdvice = (typeof COLLECT_ADVICES)[number];

/** GET /api/front/collect/providers/try's reply: one fixed question, asked now. */
export const providerTrialSchema = v.object({
  provider_id: openPicklist(PROVIDER_IDS),
  question: v.string(),
  status: openPicklist(['ok', 'refused', 'empty', 'failed']),
  /** The provider's own word for a status other than ok; ''. */
  reason: v.string(),
  /** Null for an answer. */
  advice: v.nullable(openPicklist(COLLECT_ADVICES)),
  /** What the advice speaks of, where it is known: the variable of the key, the time to wait until (ISO). */
  key_name: v.string(),
  retry_at: v.nullable(instantSchema),
  /** Markdown. */
  answer: v.string(),
  citations: v.nullable(v.array(v.object({ url: v.string(), title: v.string() }))),
  searches: v.nullable(v.array(v.string())),
  /** Null: the reply cannot tell. */
  searched: v.nullable(v.boolean()),
  search_mode: openPicklist(SEARCH_MODES),
  model_asked: v.string(),
  /** '' when the reply names none. */
  model_served: v.string(),
  milliseconds: v.number(),
  /** US dollars; null when nothing was charged or nobody knows. */
  cost: v.nullable(v.number()),
  cost_source: openPicklist(['reported', 'computed', 'estimate']),
});
export type ProviderTrial = v.InferOutput<typeof providerTrialSchema>;

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
