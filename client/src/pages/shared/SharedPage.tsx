import { Button } from '@blueprintjs/core';
import { PrintIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { createHttp } from '#client/api/http.ts';
import type { SharedReport } from '#client/api/schemas/issuedReportSchemas.ts';
import { createSharedReportApi } from '#client/api/sharedReportApi.ts';
import { OpenHeader } from '#client/components/openPage/OpenHeader.tsx';
import { PasswordInput } from '#client/components/password/PasswordInput.tsx';
import { printWhenLoaded } from '#client/components/print/printWhenLoaded.ts';
import { ReportDocument } from '#client/components/report/ReportDocument.tsx';
import { ErrorCallout } from '#client/components/ui/ErrorCallout.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NotOffered } from '#client/components/ui/NotOffered.tsx';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useNoIndex } from './useNoIndex.ts';
import styles from './SharedPage.module.scss';

/** The API of this page: without the reader's login and without cookies. */
function useSharedApi() {
  const { http, preferences } = useStores();
  const [api] = useState(() =>
    createSharedReportApi(
      createHttp({
        ...{ baseUrl: http.baseUrl, adapter: 'fetch' },
        ...{ readToken: () => null, readProjectId: () => null, readLocale: () => preferences.locale },
      }),
    ),
  );
  return api;
}

type State = { readonly reply: SharedReport | null; readonly error: Error | null; readonly isAsking: boolean };

/** Loads the target of a link once, and again with a password. */
function useShared(token: string) {
  const api = useSharedApi();
  const [{ reply, error, isAsking }, setState] = useState<State>({ reply: null, error: null, isAsking: true });
  const ask = async (password: string | null): Promise<void> => {
    setState((before) => ({ ...before, error: null, isAsking: true }));
    try {
      const answered = await api.open(token, password);
      setState({ reply: answered, error: null, isAsking: false });
    } catch (failure) {
      setState((before) => ({
        ...before,
        error: failure instanceof Error ? failure : new Error(String(failure)),
        isAsking: false,
      }));
    }
  };
  useEffect(() => {
    void ask(null);
    // oxlint-disable-next-line react/exhaustive-deps -- a page has one token for as long as it stands
  }, [token]);
  return { reply, error, isAsking, ask };
}

interface PasswordFormProps {
  readonly isWrong: boolean;
  readonly isAsking: boolean;
  readonly onSend: (password: string) => void;
}

function PasswordForm({ isWrong, isAsking, onSend }: PasswordFormProps) {
  const intl = useIntl();
  const [password, setPassword] = useState('');
  return (
    <form
      className={styles['card']}
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '' && !isAsking) onSend(password);
      }}
    >
      <h1>
        <FormattedMessage id="shared.password.title" />
      </h1>
      <FormField
        label={<FormattedMessage id="shared.password" />}
        error={isWrong ? intl.formatMessage({ id: 'shared.password.wrong' }) : null}
        required
      >
        {(wiring) => (
          <PasswordInput
            {...wiring}
            autoComplete="off"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
            }}
          />
        )}
      </FormField>
      <Button type="submit" intent="primary" loading={isAsking}>
        <FormattedMessage id="shared.password.open" />
      </Button>
    </form>
  );
}

/** The public page of a report link: the report and nothing else. No menu, no further call. */
export const SharedPage = observer(function SharedPage() {
  const intl = useIntl();
  const { token = '' } = useParams();
  useNoIndex();
  const { reply, error, isAsking, ask } = useShared(token);
  const title = reply?.state === 'open' ? reply.report.title : intl.formatMessage({ id: 'shared.title' });
  return (
    <div className={styles['page']}>
      <title>{title}</title>
      <div className={styles['top']}>
        <OpenHeader />
      </div>
      <main className={styles['main']} aria-busy={isAsking}>
        {isNotOffered(error) && <NotOffered error={error} what={intl.formatMessage({ id: 'shared.what' })} />}
        {error !== null && !isNotOffered(error) && (
          <ErrorCallout
            error={error}
            what={intl.formatMessage({ id: 'shared.what' })}
            onRetry={() => {
              void ask(null);
            }}
          />
        )}
        {reply?.state === 'password' && error === null && (
          <PasswordForm isWrong={reply.wrong} isAsking={isAsking} onSend={(password) => void ask(password)} />
        )}
        {reply?.state === 'closed' && (
          <div className={styles['card']}>
            <h1>
              <FormattedMessage id="shared.closed" />
            </h1>
            <p>
              <FormattedMessage id="shared.closed.body" />
            </p>
          </div>
        )}
        {reply?.state === 'open' && (
          <>
            <div className={styles['tools']}>
              <Button icon={<PrintIcon />} onClick={() => void printWhenLoaded()}>
                <FormattedMessage id="shared.print" />
              </Button>
            </div>
            <ReportDocument report={reply.report} />
          </>
        )}
      </main>
    </div>
  );
});
