import { Button, Callout } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMustWait } from '#client/hooks/useMustWait.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { mayRetry } from '#client/lib/mayRetry.ts';
import { plainWords } from '#client/lib/providerWords.ts';
import styles from './ErrorCallout.module.scss';

interface ErrorCalloutProps {
  readonly error: Error;
  /** Translated name of what failed. */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Message, HTTP status and code, for debugging. */
function diagnosis(error: Error): string {
  if (!isApiError(error)) return error.message;
  const numbers = [
    error.status === undefined ? null : `HTTP ${String(error.status)}`,
    error.code === undefined ? null : `code ${String(error.code)}`,
  ].filter((part) => part !== null);
  return [...numbers, plainWords(error.message)].join(' · ');
}

/** An inline error: what failed, Retry if it may help and once the server allows it, and details behind a toggle. */
export function ErrorCallout({ error, what, onRetry }: ErrorCalloutProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const mustWait = useMustWait(error);
  const detailsId = useId();
  return (
    <div role="alert" className={styles['callout']}>
      <Callout intent="danger" icon={null}>
        <p className={styles['headline']}>
          <FormattedMessage id="error.loadFailed" values={{ what }} />
        </p>
        <p>{failureText(intl, error)}</p>
        <div className={styles['actions']}>
          {mayRetry(error) && (
            <Button size="small" intent="danger" variant="outlined" disabled={mustWait} onClick={onRetry}>
              <FormattedMessage id="common.retry" />
            </Button>
          )}
          <Button
            size="small"
            variant="minimal"
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={() => {
              setOpen(!open);
            }}
          >
            <FormattedMessage id={open ? 'common.hideDetails' : 'common.details'} />
          </Button>
        </div>
        {open && (
          <code id={detailsId} className={styles['details']}>
            {diagnosis(error)}
          </code>
        )}
      </Callout>
    </div>
  );
}
