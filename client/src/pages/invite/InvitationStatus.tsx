import { Callout } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InvitePageInfo } from './inviteSituation.ts';
import styles from './InvitePage.module.scss';

interface InvitationStatusProps {
  readonly status: InvitePageInfo['status'];
}

/** The state of an invitation that is no longer open, and what to do. */
export function InvitationStatus({ status }: InvitationStatusProps) {
  const [first] = useState(status);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The state changed while the page was open: the focused control is gone, and screen readers should read the new state.
    if (status !== first) text.current?.focus();
  }, [first, status]);
  if (status === 'pending') return null;
  return (
    <Callout intent={status === 'accepted' ? 'success' : 'warning'} icon={null}>
      <p ref={text} tabIndex={-1} role="status" className={styles['status']}>
        <FormattedMessage id={`invite.status.${status}`} />
      </p>
    </Callout>
  );
}
