import type { IntlShape } from 'react-intl';
import { isApiError } from '../lib/ApiError.ts';
import { providerWords } from '../lib/providerWords.ts';
import { errorMessageId } from './errorMessageId.ts';
import { errorText } from './errorText.ts';
import type { MessageId } from './MessageId.ts';

/** A request too large, a long address, long headers. */
const TOO_LARGE: readonly unknown[] = [413, 414, 431];

/**
 * Replies that cannot be read. Reloading the page helps one that only reads; on a page where something was changed it would lose what was
 * typed, and the change may have been made.
 */
const OF_CHANGES: Partial<Record<MessageId, MessageId>> = {
  'error.page': 'ui.changePage',
  'error.protocol': 'ui.changeUnread',
};

function explanationId(error: unknown): MessageId | null {
  if (!isApiError(error)) return null;
  // The server has answered this call before: the 404 is of something in front of it.
  if (error.kind === 'notFound' && error.isForeign) return 'error.onTheWay';
  if (!error.isRead) return OF_CHANGES[errorMessageId(error)] ?? null;
  return TOO_LARGE.includes(error.status) && providerWords(error) === null ? 'ui.longQuery' : null;
}

/**
 * The text of a failure that can be tried again: that of `errorText`, and until when the server asks to wait. Where only something was asked
 * for, nobody wrote what a gateway finds too large. Uses texts of the catalogue `ui`, which the login page does not load.
 */
export function failureText(intl: Pick<IntlShape, 'formatMessage'>, error: unknown): string {
  const id = explanationId(error);
  const explanation = id === null ? errorText(intl, error) : intl.formatMessage({ id });
  const at = isApiError(error) ? error.retryAt : undefined;
  if (at === undefined) return explanation;
  const words = intl.formatMessage({ id: 'ui.after' }, { at });
  return intl.formatMessage({ id: 'error.withDetail' }, { explanation, words });
}
