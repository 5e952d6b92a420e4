import { FormattedMessage, useIntl } from 'react-intl';
import type { Device } from '#client/api/userSchemas.ts';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';
import { deviceName } from './deviceName.ts';

interface LogOutDialogProps {
  /** One device, or all others. */
  readonly devices: readonly Device[];
  readonly onConfirm: (devices: readonly Device[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms logging devices out. */
export function LogOutDialog({ devices, onConfirm, onClose }: LogOutDialogProps) {
  const intl = useIntl();
  const [first] = devices;
  const isHere = devices.some(({ current }) => current);
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'profile.devices.ask' }, { count: devices.length })}
      confirmLabel={<FormattedMessage id="profile.devices.logOut" />}
      danger
      onConfirm={async () => onConfirm(devices)}
      onClose={onClose}
    >
      <p>
        {isHere ? (
          <FormattedMessage id="profile.devices.askHere" />
        ) : (
          <FormattedMessage
            id="profile.devices.askBody"
            values={{ count: devices.length, name: first === undefined ? '' : deviceName(intl, first) }}
          />
        )}
      </p>
    </ConfirmDialog>
  );
}
