import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyField } from '#client/components/ui/CopyField.tsx';
import { SelectField } from '#client/components/ui/SelectField.tsx';
import { SentenceGap } from '#client/components/ui/SentenceGap.tsx';
import { apiOrigin } from '#client/lib/apiOrigin.ts';
import { ASSISTANTS, assistantSetup, KEY_PLACEHOLDER } from '#client/lib/assistantSetup.ts';
import type { Assistant } from '#client/lib/assistantSetup.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './KeysPanel.module.scss';

interface AssistantSetupProps {
  /** A newly created key; null: unknown here, shown as a placeholder. */
  readonly secret: string | null;
}

/** The configuration to paste into an assistant, and where. */
export const AssistantSetup = observer(function AssistantSetup({ secret }: AssistantSetupProps) {
  const intl = useIntl();
  const { http } = useStores();
  const [assistant, setAssistant] = useState<Assistant>(ASSISTANTS[0]);
  const url = `${apiOrigin(http.baseUrl)}/mcp`;
  return (
    <div className={styles['setup']}>
      <SelectField
        label={<FormattedMessage id="profile.assistants.which" />}
        value={assistant}
        options={ASSISTANTS.map((one) => [one, intl.formatMessage({ id: `profile.assistants.${one}` })])}
        onChange={(value) => {
          setAssistant(ASSISTANTS.find((one) => one === value) ?? ASSISTANTS[0]);
        }}
      />
      <p className={styles['note']}>
        <FormattedMessage id={`profile.assistants.${assistant}.where`} />
        {secret === null && (
          <>
            <SentenceGap />
            <FormattedMessage id="profile.assistants.placeholder" values={{ placeholder: KEY_PLACEHOLDER }} />
          </>
        )}
      </p>
      <CopyField
        // Remounts for another text, which was not copied yet.
        key={assistant}
        multiline
        label={<FormattedMessage id="profile.assistants.setup" />}
        value={assistantSetup(assistant, url, secret ?? KEY_PLACEHOLDER)}
        copy={<FormattedMessage id="profile.keys.copy" />}
        copied={<FormattedMessage id="profile.assistants.copied" />}
        noteClassName={styles['note']}
      />
    </div>
  );
});
