import { Button } from '@blueprintjs/core';
import { CrossIcon, ErrorIcon, InfoSignIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AppNotice } from '../stores/NoticesStore.ts';
import styles from './NoticeToaster.module.scss';

interface NoticeToastProps {
  readonly notice: AppNotice;
  /** A navigation is loading: the notice that explains it must stay until the next page is shown. */
  readonly isMoving: boolean;
  readonly onDismiss: () => void;
}

const icons = {
  info: <InfoSignIcon />,
  success: <TickCircleIcon />,
  warning: <WarningSignIcon />,
  error: <ErrorIcon />,
} as const;

/** One notice. It is dismissed after its time, which is paused while the reader hovers or focuses it, or waits for a page. */
export function NoticeToast({ notice, isMoving, onDismiss }: NoticeToastProps) {
  const intl = useIntl();
  const { intent, messageId, text, values, durationMs, action } = notice;
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (held || isMoving || durationMs <= 0) return undefined;
    const timer = setTimeout(() => {
      dismiss();
    }, durationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [durationMs, held, isMoving]);
  const hold = (): void => {
    setHeld(true);
  };
  const release = (): void => {
    setHeld(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering only pauses the timer
    <li
      className={[styles['toast'], styles[intent]].join(' ')}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className={styles['icon']}>{icons[intent]}</span>
      <span className={styles['message']} role={intent === 'error' || intent === 'warning' ? 'alert' : 'status'}>
        {messageId === null ? text : <FormattedMessage id={messageId} values={values} />}
      </span>
      {action !== null && (
        <Button
          variant="minimal"
          size="small"
          intent="primary"
          onClick={() => {
            action.run();
            onDismiss();
          }}
        >
          <FormattedMessage id={action.labelId} />
        </Button>
      )}
      <Button
        variant="minimal"
        size="small"
        icon={<CrossIcon />}
        aria-label={intl.formatMessage({ id: 'common.close' })}
        onClick={onDismiss}
      />
    </li>
  );
}
