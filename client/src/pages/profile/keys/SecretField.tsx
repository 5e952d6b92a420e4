import { Button, Callout, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormField } from '#client/components/ui/FormField.tsx';
import styles from './KeysPanel.module.scss';

/** A key just made, to be copied now: it is shown this once. */
export function SecretField({ secret }: { readonly secret: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = (): void => {
    // Refused, or not there at all: browsers copy on secure pages only.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(secret))
      .then(
        () => {
          setCopied(true);
        },
        () => {
          setCopied(false);
        },
      );
  };
  return (
    <>
      <Callout intent="warning" icon={null} className={styles['callout'] ?? ''}>
        <FormattedMessage id="profile.keys.once" />
      </Callout>
      <FormField label={<FormattedMessage id="profile.keys.secret" />} error={null}>
        {(wiring) => (
          <InputGroup
            {...wiring}
            fill
            readOnly
            value={secret}
            onFocus={(event) => {
              event.target.select();
            }}
            rightElement={
              <Button variant="minimal" onClick={copy}>
                <FormattedMessage id="profile.keys.copy" />
              </Button>
            }
          />
        )}
      </FormField>
      <p role="status" className={styles['note']}>
        {copied !== null && <FormattedMessage id={copied ? 'profile.keys.copied' : 'profile.keys.notCopied'} />}
      </p>
    </>
  );
}
