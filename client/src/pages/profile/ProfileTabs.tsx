import { Tab, Tabs } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { BasicPanel } from './basic/BasicPanel.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { parseProfileTab, profileSearchOf, profileTabs } from './profileSearch.ts';
import type { ProfileTab } from './profileSearch.ts';
import styles from './ProfileTabs.module.scss';

// The tab that opens first comes with the page, the others when they are asked for.
const panels: Readonly<Record<ProfileTab, ComponentType>> = {
  basic: BasicPanel,
  account: lazy(async () => ({ default: (await import('./account/AccountPanel.tsx')).AccountPanel })),
  password: lazy(async () => ({ default: (await import('./password/PasswordPanel.tsx')).PasswordPanel })),
  devices: lazy(async () => ({ default: (await import('./devices/DevicesPanel.tsx')).DevicesPanel })),
  team: lazy(async () => ({ default: (await import('./team/TeamPanel.tsx')).TeamPanel })),
};

const isTab = (id: unknown): id is ProfileTab => profileTabs.some((tab) => tab === id);

/** The parts of the profile, one at a time; the address says which. */
export function ProfileTabs() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const shown = parseProfileTab(params);
  const panelOf = (tab: ProfileTab) => {
    const Panel = panels[tab];
    return (
      <Suspense fallback={<PanelSkeleton />}>
        <Panel />
      </Suspense>
    );
  };
  return (
    <Tabs
      id="profile"
      className={styles['tabs'] ?? ''}
      selectedTabId={shown}
      renderActiveTabPanelOnly
      onChange={(id) => {
        if (isTab(id) && id !== shown)
          void navigate({ pathname, search: profileSearchOf(id, params) }, { preventScrollReset: true });
      }}
    >
      {profileTabs.map((tab) => (
        <Tab
          key={tab}
          id={tab}
          title={intl.formatMessage({ id: `profile.tab.${tab}` })}
          panel={panelOf(tab)}
          panelClassName={styles['panel'] ?? ''}
        />
      ))}
    </Tabs>
  );
}
