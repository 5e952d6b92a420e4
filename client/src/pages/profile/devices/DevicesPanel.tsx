import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Device } from '#client/api/userSchemas.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { LogOutDialog } from './LogOutDialog.tsx';
import { useDevices } from './useDevices.ts';
import styles from './DevicesPanel.module.scss';

/** The logged-in devices, with logout buttons. */
export const DevicesPanel = observer(function DevicesPanel() {
  const intl = useIntl();
  const { query, logOut } = useDevices();
  const [asked, setAsked] = useState<readonly Device[] | null>(null);
  return (
    <LoadPanel query={query} what={intl.formatMessage({ id: 'profile.tab.devices' })} skeleton={<PanelSkeleton />}>
      {(devices) => {
        // The reader is logged in, so an empty list means that the provider sent none.
        if (devices.length === 0) return <EmptyState title={<FormattedMessage id="profile.devices.notSent" />} />;
        // Where the provider does not mark the current device, the list would include it.
        const others = devices.some(({ current }) => current) ? devices.filter(({ current }) => !current) : [];
        return (
          <Panel
            title={<FormattedMessage id="profile.devices.title" />}
            subtitle={<FormattedMessage id="profile.devices.count" values={{ count: devices.length }} />}
            actions={
              <Button
                size="small"
                disabled={others.length === 0}
                onClick={() => {
                  setAsked(others);
                }}
              >
                <FormattedMessage id="profile.devices.logOutOthers" />
              </Button>
            }
          >
            <ul className={styles['list']}>
              {devices.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  onLogOut={() => {
                    setAsked([device]);
                  }}
                />
              ))}
            </ul>
            {asked !== null && (
              <LogOutDialog
                devices={asked}
                onConfirm={logOut}
                onClose={() => {
                  setAsked(null);
                }}
              />
            )}
          </Panel>
        );
      }}
    </LoadPanel>
  );
});
