/** Countries whose answers people ask about, by ISO 3166 code; the rest of the world is left to files and pipelines. */
export const MARKETS: readonly string[] = [
  ...['CN', 'HK', 'TW', 'SG', 'JP', 'KR', 'IN', 'ID', 'MY', 'PH', 'TH', 'VN', 'AU', 'NZ', 'US', 'CA', 'MX', 'BR', 'AR'],
  ...['CL', 'CO', 'GB', 'IE', 'DE', 'AT', 'CH', 'FR', 'BE', 'NL', 'LU', 'ES', 'PT', 'IT', 'GR', 'PL', 'CZ', 'HU', 'RO'],
  ...['SE', 'NO', 'DK', 'FI', 'UA', 'TR', 'IL', 'AE', 'SA', 'EG', 'ZA', 'NG', 'KE'],
];

/** Languages prompts are asked in, by BCP 47 code. */
export const PROMPT_LANGUAGES: readonly string[] = [
  ...['zh-CN', 'zh-TW', 'en', 'ja', 'ko', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ru', 'ar', 'hi', 'id', 'vi'],
];

/** The language of the list that a page's `lang` means; null for one that is not on it. */
export function promptLanguageOf(tag: string): string | null {
  const wanted = tag.toLowerCase();
  if (/^zh-(?:tw|hk|mo|hant)/u.test(wanted)) return 'zh-TW';
  if (wanted.startsWith('zh')) return 'zh-CN';
  return PROMPT_LANGUAGES.find((known) => known === wanted.split('-')[0]) ?? null;
}
