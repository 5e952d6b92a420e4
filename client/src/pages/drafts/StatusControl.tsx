import { Button } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSourceCheck } from '#client/components/contentScore/useSourceCheck.ts';
import { failureText } from '#client/i18n/failureText.ts';
import type { DraftSession } from './DraftSession.ts';
import { StatusTag } from './StatusTag.tsx';
import styles from './StatusControl.module.scss';

interface StatusControlProps {
  readonly session: DraftSession;
}

/** Marks a draft as final; blocked until every statistic and quotation has a source. */
export const StatusControl = observer(function StatusControl({ session }: StatusControlProps) {
  const intl = useIntl();
  const { status } = session.draft;
  const isDraft = status === 'draft';
  const { open, passes } = useSourceCheck(session.text);
  const change = useMutation({ mutationFn: () => session.setStatus(isDraft ? 'final' : 'draft') });
  return (
    <span className={styles['control']}>
      <StatusTag status={status} />
      <Button
        size="small"
        loading={change.isPending}
        disabled={session.state === 'conflict'}
        onClick={() => {
          change.reset();
          if (!isDraft || passes()) change.mutate();
        }}
      >
        <FormattedMessage id={isDraft ? 'writing.status.toFinal' : 'writing.status.toDraft'} />
      </Button>
      {(open.length > 0 || change.error !== null) && (
        <span role="alert" className={styles['error']}>
          {open.length > 0
            ? intl.formatMessage({ id: 'writing.status.unsourced' }, { count: open.length })
            : failureText(intl, change.error)}
        </span>
      )}
    </span>
  );
});
