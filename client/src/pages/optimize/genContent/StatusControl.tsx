import { Button } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessageId } from '../../../i18n/errorMessageId.ts';
import { findUnsourced } from '../../../lib/contentScore/findUnsourced.ts';
import type { DraftSession } from './DraftSession.ts';
import styles from './StatusControl.module.scss';
import { StatusTag } from './StatusTag.tsx';

interface StatusControlProps {
  readonly session: DraftSession;
}

/** Calls a draft final, which waits until every statistic and quotation names its source. */
export const StatusControl = observer(function StatusControl({ session }: StatusControlProps) {
  const intl = useIntl();
  const { status } = session.draft;
  const isDraft = status === 'draft';
  const change = useMutation({ mutationFn: () => session.setStatus(isDraft ? 'final' : 'draft') });
  const count = change.isError ? findUnsourced(session.text).length : 0;
  return (
    <span className={styles['control']}>
      <StatusTag status={status} />
      <Button
        size="small"
        loading={change.isPending}
        disabled={session.state === 'conflict'}
        onClick={() => {
          change.mutate();
        }}
      >
        <FormattedMessage id={isDraft ? 'writing.status.toFinal' : 'writing.status.toDraft'} />
      </Button>
      {change.error !== null && (
        <span role="alert" className={styles['error']}>
          {count > 0
            ? intl.formatMessage({ id: 'writing.status.unsourced' }, { count })
            : intl.formatMessage({ id: errorMessageId(change.error) })}
        </span>
      )}
    </span>
  );
});
