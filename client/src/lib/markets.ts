/** Countries offered for answers, by ISO 3166 code; others can only come from files and pipelines. */
export const MARKETS: readonly string[] = [
  ...['CN', 'HK', 'TW', 'SG', 'JP', 'KR', 'IN', 'ID', 'MY', 'PH', 'TH', 'VN', 'AU', 'NZ', 'US', 'CA', 'MX', 'BR', 'AR'],
  ...['CL', 'CO', 'GB', 'IE', 'DE', 'AT', 'CH', 'FR', 'BE', 'NL', 'LU', 'ES', 'PT', 'IT', 'GR', 'PL', 'CZ', 'HU', 'RO'],
  ...['SE', 'NO', 'DK', 'FI', 'UA', 'TR', 'IL', 'AE', 'SA', 'EG', 'ZA', 'NG', 'KE'],
];

/** Languages offered for prompts, by BCP 47 code. */
export const PROMPT_LANGUAGES: readonly string[] = [
  ...['zh-CN', 'zh-TW', 'en', 'ja', 'ko', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ru', 'ar', 'hi', 'id', 'vi'],
];

/** The listed language that matches a page's `lang`; null if none does. */
export function promptLanguageOf(tag: string): string | null {
  const wanted = tag.toLowerCase();
  if (/^zh-(?:tw|hk|mo|hant)/u.test(wanted)) return 'zh-TW';
  if (wanted.startsWith('zh')) return 'zh-CN';
  return PROMPT_LANGUAGES.find((known) => known === wanted.split('-')[0]) ?? null;
}
