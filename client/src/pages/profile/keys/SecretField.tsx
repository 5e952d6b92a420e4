import { Callout } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { CopyField } from '#client/components/ui/CopyField.tsx';
import styles from './KeysPanel.module.scss';

/** The secret of a new key with a copy button: it is shown only once. */
export function SecretField({ secret }: { readonly secret: string }) {
  return (
    <>
      <Callout intent="warning" icon={null} className={styles['callout'] ?? ''}>
        <FormattedMessage id="profile.keys.once" />
      </Callout>
      <CopyField
        label={<FormattedMessage id="profile.keys.secret" />}
        value={secret}
        copy={<FormattedMessage id="profile.keys.copy" />}
        copied={<FormattedMessage id="profile.keys.copied" />}
        noteClassName={styles['note']}
      />
    </>
  );
}
