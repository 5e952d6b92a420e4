import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../i18n/MessageId.ts';

/**
 * Whether a text is the id of a message that can be shown as it stands. A message that wants values is not: addresses
 * and server menus, where these texts come from, have none to give.
 */
export function isPlainMessageId(text: string, messages: Readonly<Record<string, unknown>>): text is MessageId {
  return Object.hasOwn(messages, text) && typeof messages[text] === 'string';
}

/** A title as it is shown: translated when it is the id of a message of the catalogue, else as it stands. */
export function titleText(title: string, intl: IntlShape): string {
  return isPlainMessageId(title, intl.messages) ? intl.formatMessage({ id: title }) : title;
}
