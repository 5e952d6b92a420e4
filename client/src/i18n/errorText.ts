import type { IntlShape } from 'react-intl';
import { clientWords, goneWords, providerWords } from '../lib/providerWords.ts';
import { errorMessageId } from './errorMessageId.ts';

/**
 * What a person reads of an error: what the provider says; that the thing is gone or changed, where nothing typed is at fault; our own sentence for the kind of error where it says nothing; and
 * where there was no reply at all, that sentence with what the HTTP client says.
 */
export function errorText(intl: Pick<IntlShape, 'formatMessage'>, error: unknown): string {
  const said = providerWords(error);
  if (said !== null) return said;
  const gone = goneWords(error);
  if (gone !== null) {
    const what = intl.formatMessage({ id: 'error.gone' });
    return intl.formatMessage({ id: 'error.withDetail' }, { explanation: what, words: gone });
  }
  const explanation = intl.formatMessage({ id: errorMessageId(error) });
  const words = clientWords(error);
  return words === null ? explanation : intl.formatMessage({ id: 'error.withDetail' }, { explanation, words });
}
