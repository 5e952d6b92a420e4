import { FormattedMessage, useIntl } from 'react-intl';
import type { ApiKey } from '#client/api/keySchemas.ts';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';

interface RevokeKeyDialogProps {
  readonly apiKey: ApiKey;
  readonly onConfirm: (key: ApiKey) => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms revoking a key: programs that use it stop working at once. Mount it only while it is open. */
export function RevokeKeyDialog({ apiKey, onConfirm, onClose }: RevokeKeyDialogProps) {
  const intl = useIntl();
  const { name } = apiKey;
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'profile.keys.ask' }, { name })}
      confirmLabel={<FormattedMessage id="profile.keys.revoke" />}
      danger
      onConfirm={async () => onConfirm(apiKey)}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="profile.keys.askBody" />
      </p>
    </ConfirmDialog>
  );
}
