import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import type { DraftSession } from './DraftSession.ts';
import styles from './SaveStateText.module.scss';

interface SaveStateTextProps {
  readonly session: DraftSession;
  /** Creates a new draft from the text when its own was deleted. */
  readonly onSaveAsNew: () => void;
}

/** The save state; a failure says why and what to do. */
export const SaveStateText = observer(function SaveStateText({ session, onSaveAsNew }: SaveStateTextProps) {
  const intl = useIntl();
  const { state, error } = session;
  if (state !== 'failed') {
    return (
      <span className={styles['state']} role="status">
        <FormattedMessage id={`writing.save.${state}`} />
      </span>
    );
  }
  const isGone = isApiError(error) && error.kind === 'notFound';
  return (
    <span className={styles['failed']} role="alert">
      {isGone ? (
        <FormattedMessage id="writing.save.gone" />
      ) : (
        <FormattedMessage id="writing.save.failed" values={{ reason: failureText(intl, error) }} />
      )}
      <Button
        size="small"
        variant="outlined"
        onClick={() => {
          if (isGone) onSaveAsNew();
          else void session.save();
        }}
      >
        <FormattedMessage id={isGone ? 'writing.save.asNew' : 'writing.save.retry'} />
      </Button>
    </span>
  );
});
