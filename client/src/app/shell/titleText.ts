import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { IntlShape } from 'react-intl';
import type { MessageId } from '#client/i18n/MessageId.ts';

const isLiteral = (element: unknown): boolean =>
  typeof element === 'object' && element !== null && 'type' in element && element.type === TYPE.literal;

/**
 * Whether a text is the id of a message without arguments. Messages with arguments do not count: the addresses and server menus that these
 * texts come from cannot supply any.
 */
export function isPlainMessageId(text: string, messages: Readonly<Record<string, unknown>>): text is MessageId {
  const message = Object.hasOwn(messages, text) ? messages[text] : undefined;
  return typeof message === 'string' || (Array.isArray(message) && message.length === 1 && isLiteral(message[0]));
}

/** A title for display: translated if it is a message id of the catalogue, else unchanged. */
export function titleText(title: string, intl: IntlShape): string {
  return isPlainMessageId(title, intl.messages) ? intl.formatMessage({ id: title }) : title;
}
