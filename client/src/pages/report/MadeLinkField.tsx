import { Callout, Classes } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { CopyField } from '#client/components/ui/CopyField.tsx';
import { isLoopbackHost } from '#client/lib/isLoopbackHost.ts';
import { paths } from '#client/lib/paths.ts';
import styles from './ReportPage.module.scss';

interface MadeLinkFieldProps {
  readonly token: string;
  /** Title of the report. */
  readonly title: string;
}

/** A new link with buttons to copy or mail it: its address is shown only once. */
export function MadeLinkField({ token, title }: MadeLinkFieldProps) {
  const address = `${window.location.origin}${paths.shared.pattern}/${token}`;
  return (
    <Callout intent="success" icon={null} className={styles['made'] ?? ''}>
      <p role="status" className={styles['intro']}>
        <FormattedMessage id="report.link.ready" />
      </p>
      <CopyField
        label={<FormattedMessage id="report.link.address" />}
        value={address}
        copy={<FormattedMessage id="report.link.copy" />}
        copied={<FormattedMessage id="report.link.copied" />}
      />
      {isLoopbackHost(window.location.hostname) && (
        <p>
          <FormattedMessage id="report.link.here" />
        </p>
      )}
      <a
        className={`${Classes.BUTTON} ${Classes.SMALL}`}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
      >
        <FormattedMessage id="report.link.mail" />
      </a>
    </Callout>
  );
}
