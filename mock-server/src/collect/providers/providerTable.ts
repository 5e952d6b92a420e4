import type { AnswerPrice, ProviderId, SearchMode } from '#client/api/schemas/collectProviderSchemas.ts';

/** US dollars per million input and output tokens, and per search. Null: unknown. */
export interface TokenPrice {
  readonly input: number | null;
  readonly output: number | null;
  readonly search: number;
}

/** Static facts about a provider. */
export interface ProviderFacts {
  readonly id: ProviderId;
  readonly name: string;
  /** The platform of its answers: never the app's name, because the app may answer differently. */
  readonly platform: string;
  /** The prefix of its environment variables: OPENAI of OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL, OPENAI_PRICE. */
  readonly prefix: string;
  /** Null: its models change too often for a default; the key's owner must name one. */
  readonly model: string | null;
  readonly baseUrl: string;
  /** The first is used. */
  readonly searchModes: readonly SearchMode[];
  /** Price of an answer in US dollars: the order of magnitude of November 2026. */
  readonly price: AnswerPrice;
  readonly tokens: TokenPrice;
  readonly experimental: boolean;
  readonly hasTerms: boolean;
  /** Maximum concurrent requests, and minimum milliseconds between requests. */
  readonly concurrency: number;
  readonly interval: number;
}

const PACE = { concurrency: 2, interval: 500 };
const UNPRICED = { input: null, output: null };
const SOUND = { experimental: false, hasTerms: false };
/** The reply format is known only from documentation. */
const EXPERIMENTAL = { experimental: true, hasTerms: false };

const price = (low: number, typical: number, high: number): AnswerPrice => ({ low, typical, high });

/** In display order. */
export const PROVIDERS: readonly ProviderFacts[] = [
  {
    ...{ id: 'openai', name: 'OpenAI', platform: 'ChatGPT (API)', prefix: 'OPENAI', model: 'gpt-5.6' },
    ...{ baseUrl: 'https://api.openai.com/v1', searchModes: ['forced', 'auto', 'none'] },
    ...{ price: price(0.02, 0.08, 0.25), tokens: { ...UNPRICED, search: 0.01 }, ...SOUND, ...PACE },
  },
  {
    ...{ id: 'perplexity', name: 'Perplexity', platform: 'Perplexity (API)', prefix: 'PERPLEXITY' },
    ...{ model: 'perplexity/sonar', baseUrl: 'https://api.perplexity.ai/v1', searchModes: ['auto'] },
    ...{ price: price(0.006, 0.01, 0.02), tokens: { input: 0.25, output: 2.5, search: 0.005 }, ...SOUND },
    ...{ concurrency: 1, interval: 1200 },
  },
  {
    ...{ id: 'gemini', name: 'Google Gemini', platform: 'Gemini (API)', prefix: 'GEMINI', model: 'gemini-3.5-flash' },
    ...{ baseUrl: 'https://generativelanguage.googleapis.com/v1beta', searchModes: ['nudged', 'auto', 'none'] },
    ...{ price: price(0.015, 0.04, 0.06), tokens: { ...UNPRICED, search: 0.014 }, ...PACE },
    ...{ experimental: false, hasTerms: true },
  },
  {
    ...{ id: 'claude', name: 'Anthropic Claude', platform: 'Claude (API)', prefix: 'ANTHROPIC' },
    ...{
      model: 'claude-sonnet-5',
      baseUrl: 'https://api.anthropic.com/v1',
      searchModes: ['forced', 'nudged', 'auto', 'none'],
    },
    ...{ price: price(0.03, 0.06, 0.1), tokens: { ...UNPRICED, search: 0.01 }, ...SOUND, ...PACE },
  },
  {
    ...{ id: 'deepseek', name: 'DeepSeek', platform: 'DeepSeek (API)', prefix: 'DEEPSEEK', model: 'deepseek-flash' },
    ...{ baseUrl: 'https://api.deepseek.com/anthropic/v1', searchModes: ['nudged', 'auto', 'none'] },
    ...{ price: price(0.003, 0.005, 0.01), tokens: { input: 0.3, output: 1.2, search: 0.00075 } },
    ...{ ...EXPERIMENTAL, ...PACE },
  },
  {
    ...{ id: 'qwen', name: '阿里云百炼 Qwen', platform: '通义千问 (API)', prefix: 'DASHSCOPE', model: 'qwen3-max' },
    ...{ baseUrl: 'https://dashscope.aliyuncs.com/api/v1', searchModes: ['forced', 'auto', 'none'] },
    ...{ price: price(0.002, 0.004, 0.015), tokens: { ...UNPRICED, search: 0.00042 }, ...EXPERIMENTAL, ...PACE },
  },
  {
    ...{ id: 'kimi', name: 'Moonshot Kimi', platform: 'Kimi (API)', prefix: 'MOONSHOT', model: null },
    ...{ baseUrl: 'https://api.moonshot.cn/v1', searchModes: ['forced', 'nudged', 'auto', 'none'] },
    ...{ price: price(0.005, 0.012, 0.03), tokens: { ...UNPRICED, search: 0.0042 }, ...EXPERIMENTAL },
    ...{ concurrency: 1, interval: 500 },
  },
  {
    ...{ id: 'doubao', name: '火山方舟 豆包', platform: '豆包 (API)', prefix: 'ARK', model: null },
    ...{ baseUrl: 'https://ark.cn-beijing.volces.com/api/v3', searchModes: ['auto', 'forced', 'none'] },
    ...{ price: price(0.005, 0.01, 0.03), tokens: { ...UNPRICED, search: 0 }, ...EXPERIMENTAL, ...PACE },
  },
  {
    ...{ id: 'doubao_app', name: '火山方舟 豆包助手', platform: '豆包助手 (API)', prefix: 'ARK', model: null },
    ...{ baseUrl: 'https://ark.cn-beijing.volces.com/api/v3', searchModes: ['auto'] },
    ...{ price: price(0.028, 0.03, 0.035), tokens: { ...UNPRICED, search: 0 }, ...EXPERIMENTAL, ...PACE },
  },
  {
    ...{ id: 'ernie', name: '百度千帆 文心', platform: '文心一言 (API)', prefix: 'QIANFAN' },
    ...{ model: 'ernie-4.5-turbo-32k', baseUrl: 'https://qianfan.baidubce.com/v2', searchModes: ['auto', 'none'] },
    ...{ price: price(0.002, 0.005, 0.015), tokens: { ...UNPRICED, search: 0 }, ...EXPERIMENTAL, ...PACE },
  },
  {
    ...{ id: 'tokenhub', name: '腾讯 TokenHub 混元', platform: '腾讯混元 (API)', prefix: 'TOKENHUB', model: 'hy3' },
    ...{ baseUrl: 'https://tokenhub.tencentmaas.com/v1', searchModes: ['auto', 'none'] },
    ...{ price: price(0.002, 0.006, 0.02), tokens: { ...UNPRICED, search: 0 }, ...EXPERIMENTAL, ...PACE },
  },
  {
    ...{ id: 'grok', name: 'xAI Grok', platform: 'Grok (API)', prefix: 'XAI', model: null },
    ...{ baseUrl: 'https://api.x.ai/v1', searchModes: ['forced', 'auto', 'none'] },
    ...{ price: price(0.01, 0.02, 0.05), tokens: { ...UNPRICED, search: 0.005 }, ...SOUND, ...PACE },
  },
  {
    ...{ id: 'mistral', name: 'Mistral', platform: 'Mistral (API)', prefix: 'MISTRAL', model: 'mistral-medium-latest' },
    ...{ baseUrl: 'https://api.mistral.ai/v1', searchModes: ['auto', 'none'] },
    ...{ price: price(0.03, 0.04, 0.06), tokens: { ...UNPRICED, search: 0.03 }, ...EXPERIMENTAL, ...PACE },
  },
  {
    ...{ id: 'openrouter', name: 'OpenRouter', platform: 'OpenRouter (API)', prefix: 'OPENROUTER', model: null },
    ...{ baseUrl: 'https://openrouter.ai/api/v1', searchModes: ['auto', 'none'] },
    ...{ price: price(0.01, 0.03, 0.1), tokens: { ...UNPRICED, search: 0.007 }, ...SOUND, ...PACE },
  },
];

const BY_ID = new Map(PROVIDERS.map((facts) => [facts.id, facts]));

/** @throws for an unknown id. */
export function factsOf(id: ProviderId): ProviderFacts {
  const facts = BY_ID.get(id);
  if (facts === undefined) throw new Error(`There is no provider ${id}`);
  return facts;
}

export const keyNameOf = ({ prefix }: ProviderFacts): string => `${prefix}_API_KEY`;
export const modelNameOf = ({ prefix }: ProviderFacts): string => `${prefix}_MODEL`;
export const baseUrlNameOf = ({ prefix }: ProviderFacts): string => `${prefix}_BASE_URL`;
export const priceNameOf = ({ prefix }: ProviderFacts): string => `${prefix}_PRICE`;
