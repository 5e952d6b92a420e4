/** Patterns for engines in the names of scraper vendors: engines, scrapers and URLs. The first match wins. */
const SURFACES: readonly (readonly [RegExp, string])[] = [
  [/[?&]udm=50\b|\bai[ -]?mode\b/iu, 'Google AI Mode'],
  [/\bai[ -]?overviews?\b|aioverview/iu, 'Google AI Overviews'],
  [/chat[ -]?gpt|chat\.openai\.com/iu, 'ChatGPT'],
  [/perplexity/iu, 'Perplexity'],
  [/gemini/iu, 'Gemini'],
  [/copilot/iu, 'Copilot'],
  [/\bgrok/iu, 'Grok'],
  [/claude/iu, 'Claude'],
  [/deepseek/iu, 'DeepSeek'],
  [/doubao/iu, '豆包'],
  [/\bkimi\b/iu, 'Kimi'],
  [/yuanbao/iu, '腾讯元宝'],
  [/\bbaidu\b/iu, '百度AI搜索'],
];

/** The engine named by a vendor's hints, taken in order; '' if none matches. An underscore separates words: `google_ai_mode`. */
export function surfaceOf(...hints: readonly string[]): string {
  for (const hint of hints.map((each) => each.replaceAll('_', ' '))) {
    const found = SURFACES.find(([pattern]) => pattern.test(hint));
    if (found !== undefined) return found[1];
  }
  return '';
}
