/** A platform that people ask in its app or on its site, under the name an import gives it, and where that is. */
export interface AppPlatform {
  readonly name: string;
  readonly url: string;
}

/** Of the market where Chinese apps are asked, then the others; whoever misses one types its name. */
export const APP_PLATFORMS: readonly AppPlatform[] = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/' },
  { name: 'Google AI Overviews', url: 'https://www.google.com/' },
  { name: 'Gemini', url: 'https://gemini.google.com/app' },
  { name: 'Perplexity', url: 'https://www.perplexity.ai/' },
  { name: 'Microsoft Copilot', url: 'https://copilot.microsoft.com/' },
  { name: 'Claude', url: 'https://claude.ai/new' },
  { name: '豆包', url: 'https://www.doubao.com/chat/' },
  { name: 'DeepSeek', url: 'https://chat.deepseek.com/' },
  { name: '腾讯元宝', url: 'https://yuanbao.tencent.com/chat' },
  { name: 'Kimi', url: 'https://www.kimi.com/' },
  { name: '通义千问', url: 'https://www.tongyi.com/' },
  { name: '文心一言', url: 'https://yiyan.baidu.com/' },
];

/** Where a platform is asked; null for one that nobody here knows. */
export function platformUrl(name: string): string | null {
  return APP_PLATFORMS.find((platform) => platform.name === name)?.url ?? null;
}
