import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../i18n/MessageId.ts';

const isLiteral = (element: unknown): boolean =>
  typeof element === 'object' && element !== null && 'type' in element && element.type === TYPE.literal;

/**
 * Whether a text is the id of a message that can be shown as it stands. A message that wants values is not: addresses
 * and server menus, where these texts come from, have none to give.
 */
export function isPlainMessageId(text: string, messages: Readonly<Record<string, unknown>>): text is MessageId {
  const message = Object.hasOwn(messages, text) ? messages[text] : undefined;
  return typeof message === 'string' || (Array.isArray(message) && message.length === 1 && isLiteral(message[0]));
}

/** A title as it is shown: translated when it is the id of a message of the catalogue, else as it stands. */
export function titleText(title: string, intl: IntlShape): string {
  return isPlainMessageId(title, intl.messages) ? intl.formatMessage({ id: title }) : title;
}
