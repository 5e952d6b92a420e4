import type { IntlShape } from 'react-intl';
import type { Intent } from '#client/api/promptSchemas.ts';

/** The intent as a word. A newer server may send an intent without a translation here. */
export function intentText(intl: Pick<IntlShape, 'formatMessage'>, intent: Intent | 'unknown'): string {
  return intl.formatMessage({ id: intent === 'unknown' ? 'keywords.unknown' : `prompts.intent.${intent}` });
}
