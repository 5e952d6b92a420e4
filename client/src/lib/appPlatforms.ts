/** A platform that people use through its app or site: its name in imports and its address. */
interface AppPlatform {
  readonly name: string;
  readonly url: string;
  /** Made for users in China. */
  readonly chinese?: boolean;
  /** Name for English readers, where the platform's name is Chinese. */
  readonly english?: string;
}

export const APP_PLATFORMS: readonly AppPlatform[] = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/' },
  { name: 'Google AI Overviews', url: 'https://www.google.com/' },
  { name: 'Gemini', url: 'https://gemini.google.com/app' },
  { name: 'Perplexity', url: 'https://www.perplexity.ai/' },
  { name: 'Copilot', url: 'https://copilot.microsoft.com/' },
  { name: 'Claude', url: 'https://claude.ai/new' },
  { name: '豆包', url: 'https://www.doubao.com/chat/', chinese: true, english: 'Doubao' },
  { name: 'DeepSeek', url: 'https://chat.deepseek.com/', chinese: true },
  { name: '腾讯元宝', url: 'https://yuanbao.tencent.com/chat', chinese: true, english: 'Yuanbao' },
  { name: 'Kimi', url: 'https://www.kimi.com/', chinese: true },
  { name: '通义千问', url: 'https://www.tongyi.com/', chinese: true, english: 'Qwen' },
  { name: '文心一言', url: 'https://yiyan.baidu.com/', chinese: true, english: 'ERNIE' },
];

/**
 * The names of the platforms offered; the name of any other can be typed. In Chinese, those made for China come first, as samples and
 * the landing page have them.
 */
export function offeredPlatforms(locale: string): readonly string[] {
  const isNear = ({ chinese = false }: AppPlatform): boolean => chinese === locale.startsWith('zh');
  const near = APP_PLATFORMS.filter(isNear);
  return [...near, ...APP_PLATFORMS.filter((platform) => !near.includes(platform))].map(({ name }) => name);
}

/** The address of a platform's app or site; null for an unknown platform. */
export function platformUrl(name: string): string | null {
  return APP_PLATFORMS.find((platform) => platform.name === name)?.url ?? null;
}

/** The label of a platform: its name, preceded by its English name outside Chinese locales, since English readers cannot read 豆包. */
export function platformLabel(name: string, locale: string): string {
  const english = APP_PLATFORMS.find((platform) => platform.name === name)?.english;
  return english === undefined || locale.startsWith('zh') ? name : `${english} (${name})`;
}
