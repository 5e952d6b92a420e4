/** A platform that people ask in its app or on its site, under the name an import gives it, and where that is. */
interface AppPlatform {
  readonly name: string;
  readonly url: string;
  /** What readers of English call it, where its name is Chinese. */
  readonly english?: string;
}

/** Of the market where Chinese apps are asked, then the others; whoever misses one types its name. */
export const APP_PLATFORMS: readonly AppPlatform[] = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/' },
  { name: 'Google AI Overviews', url: 'https://www.google.com/' },
  { name: 'Gemini', url: 'https://gemini.google.com/app' },
  { name: 'Perplexity', url: 'https://www.perplexity.ai/' },
  { name: 'Microsoft Copilot', url: 'https://copilot.microsoft.com/' },
  { name: 'Claude', url: 'https://claude.ai/new' },
  { name: '豆包', url: 'https://www.doubao.com/chat/', english: 'Doubao' },
  { name: 'DeepSeek', url: 'https://chat.deepseek.com/' },
  { name: '腾讯元宝', url: 'https://yuanbao.tencent.com/chat', english: 'Yuanbao' },
  { name: 'Kimi', url: 'https://www.kimi.com/' },
  { name: '通义千问', url: 'https://www.tongyi.com/', english: 'Qwen' },
  { name: '文心一言', url: 'https://yiyan.baidu.com/', english: 'ERNIE' },
];

/** Where a platform is asked; null for one that nobody here knows. */
export function platformUrl(name: string): string | null {
  return APP_PLATFORMS.find((platform) => platform.name === name)?.url ?? null;
}

/** What a platform is called beside its own name, which is that of its figures: readers of English know Doubao and cannot read 豆包. */
export function platformLabel(name: string, locale: string): string {
  const english = APP_PLATFORMS.find((platform) => platform.name === name)?.english;
  return english === undefined || locale.startsWith('zh') ? name : `${english} (${name})`;
}
