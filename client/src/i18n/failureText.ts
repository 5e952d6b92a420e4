import type { IntlShape } from 'react-intl';
import { isApiError } from '../lib/ApiError.ts';
import { providerWords } from '../lib/providerWords.ts';
import { errorText } from './errorText.ts';

/** A request too large, a long address, long headers. */
const TOO_LARGE: readonly unknown[] = [413, 414, 431];

/**
 * The text of a failure that can be tried again: that of `errorText`, and until when the server asks to wait. Where only something was asked
 * for, nobody wrote what a gateway finds too large. Uses texts of the catalogue `ui`, which the login page does not load.
 */
export function failureText(intl: Pick<IntlShape, 'formatMessage'>, error: unknown): string {
  const isLongQuery =
    isApiError(error) && error.isRead && TOO_LARGE.includes(error.status) && providerWords(error) === null;
  const explanation = isLongQuery ? intl.formatMessage({ id: 'ui.longQuery' }) : errorText(intl, error);
  const at = isApiError(error) ? error.retryAt : undefined;
  if (at === undefined) return explanation;
  const words = intl.formatMessage({ id: 'ui.after' }, { at });
  return intl.formatMessage({ id: 'error.withDetail' }, { explanation, words });
}
