import { normalizeFieldName } from '../../../client/src/lib/importFields.ts';

/**
 * Platforms under the names they go by. The first is the one shown. Only names that can mean nothing else are listed:
 * `Gemini` is not `AI Overviews`, and a model such as `gpt-5` may be asked without ChatGPT around it.
 */
const PLATFORM_NAMES: readonly (readonly string[])[] = [
  ['ChatGPT', 'openai', 'chatgpt search', 'chatgpt.com', 'openai chatgpt'],
  ['Perplexity', 'perplexity.ai', 'perplexity ai'],
  ['Google AI Overviews', 'ai overviews', 'ai overview', 'google ai overview', 'google aio', 'aio', 'google sge'],
  ['Google AI Mode', 'ai mode'],
  ['Gemini', 'google gemini', 'gemini.google.com', 'bard'],
  ['Claude', 'anthropic', 'claude.ai', 'anthropic claude'],
  ['Copilot', 'microsoft copilot', 'bing copilot', 'bing chat', 'copilot.microsoft.com'],
  ['Grok', 'xai', 'x.ai', 'xai grok'],
  ['Meta AI', 'meta.ai'],
  ['Mistral', 'le chat', 'mistral ai'],
  ['豆包', 'doubao', 'doubao.com'],
  ['DeepSeek', '深度求索', 'chat.deepseek.com'],
  ['腾讯元宝', '元宝', 'yuanbao', 'tencent yuanbao', 'yuanbao.tencent.com'],
  ['Kimi', 'moonshot', '月之暗面', 'kimi.com', 'kimi.ai'],
  ['通义千问', 'qwen', 'tongyi', '通义', '千问', 'tongyi qianwen', 'qianwen'],
  ['文心一言', 'ernie', 'ernie bot', 'wenxin', 'yiyan', '文心', '百度文心一言'],
  ['智谱清言', 'chatglm', 'zhipu', '智谱'],
];

const known = new Map(
  PLATFORM_NAMES.flatMap(([shown = '', ...others]) =>
    [shown, ...others].map((name) => [normalizeFieldName(name), shown] as const),
  ),
);

/** A platform's usual name, or the name as it was recorded when it is not one everybody knows. */
export function platformName(recorded: string): string {
  const name = recorded.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return known.get(normalizeFieldName(name)) ?? name;
}
