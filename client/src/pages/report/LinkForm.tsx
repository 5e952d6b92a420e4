import { Button, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MadeLink } from '#client/api/schemas/issuedReportSchemas.ts';
import { SHORTEST_LINK_PASSWORD } from '#client/api/schemas/reportOptionSchemas.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { isLinkDays, readDays } from './linkDays.ts';
import { LinkDaysField } from './LinkDaysField.tsx';
import type { ReportModel } from './useReports.ts';
import styles from './ReportPage.module.scss';

interface LinkFormProps {
  readonly reportId: string;
  readonly makeLink: ReportModel['makeLink'];
  readonly onMade: (made: MadeLink) => void;
}

/** Lifetime and password of a new link. */
export function LinkForm({ reportId, makeLink, onMade }: LinkFormProps) {
  const intl = useIntl();
  const attempt = useAttempt();
  // Only the days: a password is never stored.
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
      <LinkDaysField
        label={<FormattedMessage id="report.link.days" />}
        days={days}
        isChecked={isChecked}
        onChange={draft.setTyped}
      />
      <FormField
        label={<FormattedMessage id="report.link.password" />}
        error={isChecked && isShort ? intl.formatMessage({ id: 'report.link.password.short' }) : null}
        help={<FormattedMessage id="report.link.password.help" />}
      >
        {(wiring) => (
          <InputGroup
            {...wiring}
            // Visible, because the creator must pass the password on.
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
