import { FormattedMessage, useIntl } from 'react-intl';
import type { Invitation } from '#client/api/teamSchemas.ts';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';
import { useFailureText } from '../useFailureText.ts';
import type { TeamChanges } from '../useTeamChanges.ts';
import { invitationName } from './invitationName.ts';

interface CancelInvitationDialogProps {
  readonly invitation: Invitation;
  readonly changes: TeamChanges;
  readonly onClose: () => void;
}

/** Confirms cancelling an invitation: its link stops working for good. Mount it only while it is open. */
export function CancelInvitationDialog({ invitation, changes, onClose }: CancelInvitationDialogProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  const email = invitationName(invitation);
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'team.invitation.cancel' }, { email })}
      confirmLabel={<FormattedMessage id="team.invitation.cancel.short" />}
      dismissLabel={<FormattedMessage id="common.dontCancel" />}
      danger
      failureText={failureText}
      onConfirm={async () => {
        await changes.cancel(invitation);
      }}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="team.cancel.body" values={{ email }} />
      </p>
    </ConfirmDialog>
  );
}
