import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { createChannelApi } from '#client/api/channelApi.ts';
import type { MailAnswer } from '#client/api/schemas/channelSchemas.ts';
import { OpenPage } from '#client/components/openPage/OpenPage.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { useApi } from '#client/stores/useApi.ts';
import styles from './MailAnswerPage.module.scss';

/**
 * The target of mail links: confirm or unsubscribe; needs no login. It does not reveal the recipient or the project, and acts only on a
 * button press, because mail scanners open links too.
 */
export const MailAnswerPage = observer(function MailAnswerPage() {
  const intl = useIntl();
  const api = useApi(createChannelApi);
  const [search] = useSearchParams();
  const token = (search.get('token') ?? '').trim();
  const use = search.get('use') === 'unsubscribe' ? 'unsubscribe' : 'confirm';
  const [result, setResult] = useState<MailAnswer['result'] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    setError(null);
    try {
      setResult((await api.answer(token)).result);
    } catch (failure) {
      setError(failure);
    } finally {
      setSending(false);
    }
  };
  const title = intl.formatMessage({ id: `channels.answer.title.${use}` });
  return (
    <OpenPage title={title}>
      {token === '' ? (
        <p role="alert">
          <FormattedMessage id="channels.answer.noToken" />
        </p>
      ) : (
        result === null && (
          <>
            <p>
              <FormattedMessage id={`channels.answer.ask.${use}`} />
            </p>
            {error !== null && (
              <p role="alert" className={styles['error']}>
                {failureText(intl, error)}
              </p>
            )}
            <Button intent="primary" size="large" loading={isSending} onClick={() => void send()}>
              <FormattedMessage id={`channels.answer.do.${use}`} />
            </Button>
          </>
        )
      )}
      <p role="status" className={styles['result']}>
        {result !== null && (
          <FormattedMessage id={result === 'unknown' ? 'channels.answer.invalid' : `channels.answer.${result}`} />
        )}
      </p>
    </OpenPage>
  );
});
