import { useIntl } from 'react-intl';
import type { MessageId } from './MessageId.ts';

/**
 * The text of a message id that was passed as a plain string (through a form library, or from a server menu). A string that is not a loaded
 * id is returned unchanged; null and undefined give null.
 */
export function useMessageText(): (text: string | null | undefined) => string | null {
  const intl = useIntl();
  const isMessageId = (text: string): text is MessageId => Object.hasOwn(intl.messages, text);
  return (text) => {
    if (text === null || text === undefined || text === '') return null;
    return isMessageId(text) ? intl.formatMessage({ id: text }) : text;
  };
}
