import { Button, Callout, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormField } from '#client/components/ui/FormField.tsx';
import { paths } from '#client/lib/paths.ts';

/** A link just made, to be copied now: its address is shown this once. */
export function MadeLinkField({ token }: { readonly token: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = `${window.location.origin}${paths.shared.pattern}/${token}`;
  const copy = (): void => {
    // Refused, or not there at all: browsers copy on secure pages only.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
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
    <Callout intent="success" icon={null}>
      <p role="status">
        <FormattedMessage id="report.link.ready" />
      </p>
      <FormField label={<FormattedMessage id="report.link.address" />} error={null}>
        {(wiring) => (
          <InputGroup
            {...wiring}
            fill
            readOnly
            value={address}
            onFocus={(event) => {
              event.target.select();
            }}
            rightElement={
              <Button variant="minimal" onClick={copy}>
                <FormattedMessage id="report.link.copy" />
              </Button>
            }
          />
        )}
      </FormField>
      <p role="status">
        {copied !== null && <FormattedMessage id={copied ? 'report.link.copied' : 'report.link.copyFailed'} />}
      </p>
    </Callout>
  );
}
