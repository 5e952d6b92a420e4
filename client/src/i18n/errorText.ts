import type { IntlShape } from 'react-intl';
import { clientWords, providerWords } from '../lib/providerWords.ts';
import { errorMessageId } from './errorMessageId.ts';

/**
 * What a person reads of an error: what the provider says; our own sentence for the kind of error where it says nothing; and
 * where there was no reply at all, that sentence with what the HTTP client says.
 */
export function errorText(intl: Pick<IntlShape, 'formatMessage'>, error: unknown): string {
  const said = providerWords(error);
  if (said !== null) return said;
  const explanation = intl.formatMessage({ id: errorMessageId(error) });
  const words = clientWords(error);
  return words === null ? explanation : intl.formatMessage({ id: 'error.withDetail' }, { explanation, words });
}
