import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { AppIcon } from '#client/components/ui/AppIcon.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';

/** Shown before the first log import: what a log shows, and how to import one. */
export function NoTraffic({ onImport }: { readonly onImport: () => void }) {
  const intl = useIntl();
  return (
    <EmptyState
      icon={<AppIcon name="empty" size={40} />}
      title={intl.formatMessage({ id: 'traffic.none' })}
      description={intl.formatMessage({ id: 'traffic.none.how' })}
      action={
        <MayEdit>
          <Button onClick={onImport}>{intl.formatMessage({ id: 'traffic.import' })}</Button>
        </MayEdit>
      }
    />
  );
}
