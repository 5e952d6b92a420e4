import * as v from 'valibot';
import { openPicklist } from '../openPicklist.ts';
import { instantSchema } from '../timeSchemas.ts';

/** The supported provider APIs. */
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

/** `forced`: each answer searches; `nudged`: a sentence in the prompt asks for a search; `auto`: the model decides; `none`: no search. */
export const SEARCH_MODES = ['forced', 'nudged', 'auto', 'none'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** Why a provider is not ready. The value is the setting found, never a key. */
export const PROVIDER_PROBLEMS = [
  'no_key',
  'bad_key',
  'no_model',
  'bad_base_url',
  'bad_price',
  'file_mode',
  'file_unreadable',
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

/** US dollars per answer: minimum, maximum, and the value for estimates. */
export const answerPriceSchema = v.object({ low: v.number(), typical: v.number(), high: v.number() });
export type AnswerPrice = v.InferOutput<typeof answerPriceSchema>;

export const collectProviderSchema = v.object({
  id: openPicklist(PROVIDER_IDS),
  /** The company or product whose API it is. */
  name: v.string(),
  /** Default platform name of its answers; the plan can override it. */
  platform: v.string(),
  /** The environment variable of the key: OPENAI_API_KEY. */
  key_name: v.string(),
  /** The environment variables of the model and of the base URL. */
  model_name: v.string(),
  base_url_name: v.string(),
  state: openPicklist(['ready', 'no_key', 'unusable']),
  /** Null when it is ready. `remedy` is a command or setting line to copy; '' when there is none. */
  problem: v.nullable(v.object({ kind: openPicklist(PROVIDER_PROBLEMS), value: v.string(), remedy: v.string() })),
  /** Null: none is set and the provider has no default. */
  model: v.nullable(v.string()),
  /** Supported search modes; the first is the default. */
  search_modes: v.array(openPicklist(SEARCH_MODES)),
  /** Known price of an answer; `set` where the server's settings contain the model's prices. */
  price: v.object({ ...answerPriceSchema.entries, source: openPicklist(['estimate', 'set']) }),
  /** The shape of its responses has not been verified against the real API yet. */
  experimental: v.boolean(),
  /** Whether the key's owner must read terms before storing answers. */
  has_terms: v.boolean(),
  /** Calls go to a host other than the provider's own. */
  is_redirected: v.boolean(),
});
export type CollectProvider = v.InferOutput<typeof collectProviderSchema>;

/** GET /api/front/collect/providers, in list order. */
export const collectProvidersSchema = v.object({
  list: v.array(collectProviderSchema),
  /** The language model that suggests competitors and prompts; null or omitted: there is none. */
  model: v.nullish(v.string(), null),
});

/** What to do about missing answers; the runs page words each as a sentence. */
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

/** Response of POST /api/front/collect/providers/try: one fixed question, asked now. */
export const providerTrialSchema = v.object({
  provider_id: openPicklist(PROVIDER_IDS),
  question: v.string(),
  status: openPicklist(['ok', 'refused', 'empty', 'failed']),
  /** The provider's reason for a status other than ok; else ''. */
  reason: v.string(),
  /** Null for a usable answer. */
  advice: v.nullable(openPicklist(COLLECT_ADVICES)),
  /** Parameters of the advice, where known: the variable of the key, the time to wait until (ISO). */
  key_name: v.string(),
  retry_at: v.nullable(instantSchema),
  /** Markdown. */
  answer: v.string(),
  citations: v.nullable(v.array(v.object({ url: v.string(), title: v.string() }))),
  searches: v.nullable(v.array(v.string())),
  /** Null: the response does not tell. */
  searched: v.nullable(v.boolean()),
  search_mode: openPicklist(SEARCH_MODES),
  model_asked: v.string(),
  /** '' when the response names none. */
  model_served: v.string(),
  milliseconds: v.number(),
  /** US dollars; null when nothing was charged or the cost is unknown. */
  cost: v.nullable(v.number()),
  cost_source: openPicklist(['reported', 'computed', 'estimate']),
});
export type ProviderTrial = v.InferOutput<typeof providerTrialSchema>;
