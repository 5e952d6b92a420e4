import { Button, Callout } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { PlaceList } from '#client/components/contentScore/PlaceList.tsx';
import type { OpenClaim } from '#client/components/contentScore/useSourceCheck.ts';
import type { Span } from '#client/lib/Span.ts';
import styles from './Workspace.module.scss';

interface UnsourcedNoticeProps {
  readonly open: readonly OpenClaim[];
  readonly onGo: (span: Span) => void;
  readonly onGoOn: () => void;
}

/**
 * Lists statistics and quotations without a source before a publication is recorded. Unlike in an export this does not block: the text is
 * online already, and a missing record would only hide it from the figures.
 */
export function UnsourcedNotice({ open, onGo, onGoOn }: UnsourcedNoticeProps) {
  return (
    <Callout intent="warning" icon={null}>
      <div role="alert">
        <p className={styles['lacks']}>
          <FormattedMessage id="improve.unsourced" values={{ count: open.length }} />
        </p>
        <PlaceList places={open} onGo={onGo} />
      </div>
      <Button size="small" className={styles['goOn'] ?? ''} onClick={onGoOn}>
        <FormattedMessage id="improve.publishAnyway" />
      </Button>
    </Callout>
  );
}
