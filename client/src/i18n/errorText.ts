import type { IntlShape } from 'react-intl';
import { goneWords, providerWords } from '../lib/providerWords.ts';
import { errorMessageId } from './errorMessageId.ts';

/**
 * The text of an error for users: the provider's message; if the resource is gone or changed (so no input is at fault), the message about
 * that; else our own message for the kind of error.
 */
export function errorText(intl: Pick<IntlShape, 'formatMessage'>, error: unknown): string {
  const said = providerWords(error);
  if (said !== null) return said;
  const gone = goneWords(error);
  if (gone === null) return intl.formatMessage({ id: errorMessageId(error) });
  const what = intl.formatMessage({ id: 'error.gone' });
  return intl.formatMessage({ id: 'error.withDetail' }, { explanation: what, words: gone });
}
