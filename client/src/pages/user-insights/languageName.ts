import type { IntlShape } from 'react-intl';

const LANGUAGES = ['zh', 'en'] as const;

/** The display name of a question's language. */
export function languageName(intl: IntlShape, id: string | null): string {
  const known = LANGUAGES.find((one) => one === id);
  return intl.formatMessage({ id: `insights.language.${known ?? 'other'}` });
}
