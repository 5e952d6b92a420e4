import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';

interface NoTrafficProps {
  /** Whether the first log is being read in the background. */
  readonly isReading: boolean;
  readonly onImport: () => void;
}

/** Shown before the first log is imported: what a log shows, and how to import one. */
export function NoTraffic({ isReading, onImport }: NoTrafficProps) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: isReading ? 'traffic.log.running' : 'traffic.none' })}
      {...(!isReading && { description: intl.formatMessage({ id: 'traffic.none.how' }) })}
      action={
        <MayEdit>
          <Button onClick={onImport}>
            {intl.formatMessage({ id: isReading ? 'common.showProgress' : 'traffic.import' })}
          </Button>
        </MayEdit>
      }
    />
  );
}
