import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormError } from '#client/components/form/FormError.tsx';
import { errorText } from '#client/i18n/errorText.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './CreatePage.module.scss';

interface DemoLoginProps {
  readonly onDone: () => void;
}

/** The demo account that ships with the local mock; it exists nowhere else. */
const DEMO = { email: 'demo@answerscope.dev', password: 'Answer-2026' } as const;

/** Logs in to the sample data with one click; only in local mode. */
export function DemoLogin({ onDone }: DemoLoginProps) {
  const intl = useIntl();
  const { user } = useStores();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const handleClick = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await user.login(DEMO);
      onDone();
    } catch (error) {
      setFailure(errorText(intl, error));
      setBusy(false);
    }
  };
  return (
    <div className={styles['demo']}>
      <FormError messageId={failure} />
      <Button size="large" fill disabled={busy} onClick={() => void handleClick()}>
        <FormattedMessage id="create.demo" />
      </Button>
      <p className={styles['note']}>
        <FormattedMessage id="create.demo.note" />
      </p>
    </div>
  );
}
