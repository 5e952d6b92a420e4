import { OverlaysProvider } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';

interface RefuseDialogProps {
  readonly team: string;
  readonly onRefuse: () => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms refusing an invitation, which cannot be undone; loaded on demand. */
export function RefuseDialog({ team, onRefuse, onClose }: RefuseDialogProps) {
  const intl = useIntl();
  return (
    <OverlaysProvider>
      <ConfirmDialog
        title={intl.formatMessage({ id: 'invite.refuse.title' })}
        confirmLabel={<FormattedMessage id="invite.refuse" />}
        danger
        onConfirm={onRefuse}
        onClose={onClose}
      >
        <p>
          <FormattedMessage id="invite.refuse.body" values={{ team: team === '' ? 'none' : team }} />
        </p>
      </ConfirmDialog>
    </OverlaysProvider>
  );
}
