import type { IntlShape } from 'react-intl';
import type { Intent } from '../../api/promptSchemas.ts';

/** What the asker wants, in a word. A newer server may know an intent that has none here. */
export function intentText(intl: Pick<IntlShape, 'formatMessage'>, intent: Intent | 'unknown'): string {
  return intl.formatMessage({ id: intent === 'unknown' ? 'keywords.unknown' : `prompts.intent.${intent}` });
}
