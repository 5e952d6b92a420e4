import { Callout } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { CopyField } from '#client/components/ui/CopyField.tsx';
import { paths } from '#client/lib/paths.ts';
import styles from './ReportPage.module.scss';

/** A link just made, to be copied now: its address is shown this once. */
export function MadeLinkField({ token }: { readonly token: string }) {
  return (
    <Callout intent="success" icon={null} className={styles['made'] ?? ''}>
      <p role="status" className={styles['intro']}>
        <FormattedMessage id="report.link.ready" />
      </p>
      <CopyField
        label={<FormattedMessage id="report.link.address" />}
        value={`${window.location.origin}${paths.shared.pattern}/${token}`}
        copy={<FormattedMessage id="report.link.copy" />}
        copied={<FormattedMessage id="report.link.copied" />}
        notCopied={<FormattedMessage id="report.link.copyFailed" />}
      />
    </Callout>
  );
}
