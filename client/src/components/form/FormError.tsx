import { Callout } from '@blueprintjs/core';
import { useMessageText } from '#client/i18n/useMessageText.ts';
import styles from './FormError.module.scss';

interface FormErrorProps {
  readonly messageId: string | undefined;
}

/** Error of the whole form. */
export function FormError({ messageId }: FormErrorProps) {
  const messageText = useMessageText();
  if (messageId === undefined) return null;
  return (
    <div role="alert" className={styles['formError']}>
      <Callout intent="danger" icon={null} compact>
        {messageText(messageId)}
      </Callout>
    </div>
  );
}
