import { Button, Tag } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Device } from '#client/api/userSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { deviceName } from './deviceName.ts';
import styles from './DevicesPanel.module.scss';

interface DeviceRowProps {
  readonly device: Device;
  readonly onLogOut: () => void;
}

/** One device: kind, location, last use, and a logout button. */
export function DeviceRow({ device, onLogOut }: DeviceRowProps) {
  const intl = useIntl();
  const { ip, last_used_at: usedAt, current } = device;
  const name = deviceName(intl, device);
  const when = usedAt === '' ? null : formatInstant(intl, usedAt);
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>
        {name}
        {current && (
          <Tag minimal multiline intent="primary">
            <FormattedMessage id="profile.devices.current" />
          </Tag>
        )}
      </span>
      <span className={styles['facts']}>
        {ip !== '' && <span>{ip}</span>}
        {when !== null && (
          <time dateTime={usedAt}>
            <FormattedMessage id="profile.devices.used" values={{ when }} />
          </time>
        )}
      </span>
      <Button
        size="small"
        // Devices of the same name are distinguished by their last use.
        aria-label={intl.formatMessage(
          { id: 'profile.devices.logOutNamed' },
          { name, when: when ?? (ip === '' ? 'none' : ip) },
        )}
        onClick={onLogOut}
      >
        <FormattedMessage id="profile.devices.logOut" />
      </Button>
    </li>
  );
}
