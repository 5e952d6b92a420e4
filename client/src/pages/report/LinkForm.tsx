import { Button, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MadeLink } from '#client/api/schemas/issuedReportSchemas.ts';
import { MOST_LINK_DAYS, SHORTEST_LINK_PASSWORD } from '#client/api/schemas/reportOptionSchemas.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import styles from './ReportPage.module.scss';
import type { ReportModel } from './useReports.ts';

interface LinkFormProps {
  readonly reportId: string;
  readonly makeLink: ReportModel['makeLink'];
  readonly onMade: (made: MadeLink) => void;
}

export const isLinkDays = (text: string): boolean =>
  /^\d{1,3}$/u.test(text) && Number(text) >= 1 && Number(text) <= MOST_LINK_DAYS;

/** How long a link lasts, as it was typed and kept; null for anything else. */
export const readDays = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

/** How long a new link lasts, and its password. */
export function LinkForm({ reportId, makeLink, onMade }: LinkFormProps) {
  const intl = useIntl();
  const attempt = useAttempt();
  // Its days only: a password is kept nowhere.
  const draft = useTypedDraft(`report.link.${reportId}`, readDays);
  const days = draft.typed ?? '30';
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const isShort = password !== '' && password.length < SHORTEST_LINK_PASSWORD;
  const send = async (): Promise<void> => {
    setChecked(true);
    if (!isLinkDays(days) || isShort || isSending) return;
    setSending(true);
    await attempt(intl.formatMessage({ id: 'report.link.make' }), async () => {
      onMade(await makeLink({ id: reportId, days: Number(days), password }));
      draft.discard();
      setPassword('');
      setChecked(false);
    });
    setSending(false);
  };
  return (
    <form
      className={styles['linkForm']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormField
        label={<FormattedMessage id="report.link.days" />}
        error={isChecked && !isLinkDays(days) ? intl.formatMessage({ id: 'report.link.days.error' }) : null}
      >
        {(wiring) => (
          <InputGroup
            {...wiring}
            inputMode="numeric"
            value={days}
            onChange={({ target }) => {
              draft.setTyped(target.value);
            }}
          />
        )}
      </FormField>
      <FormField
        label={<FormattedMessage id="report.link.password" />}
        error={isChecked && isShort ? intl.formatMessage({ id: 'report.link.password.short' }) : null}
        help={<FormattedMessage id="report.link.password.help" />}
      >
        {(wiring) => (
          <InputGroup
            {...wiring}
            // Whoever makes the link has to read what to tell its readers.
            type="text"
            autoComplete="off"
            maxLength={128}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
            }}
          />
        )}
      </FormField>
      <Button type="submit" intent="primary" loading={isSending}>
        <FormattedMessage id="report.link.make" />
      </Button>
    </form>
  );
}
