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

/** POST /api/front/collect/providers/try's reply: one fixed question, asked now. */
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
