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
 * What lacks its source in a text that is about to be recorded as published. It stops nobody, unlike an export: what is recorded
 * is online already, and a record left out would only hide it from the figures.
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
