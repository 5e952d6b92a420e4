import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { PageTabs } from '#client/components/ui/PageTabs.tsx';
import { BasicPanel } from './basic/BasicPanel.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { profileSearch, profileSearchOf, profileTabs } from './profileSearch.ts';
import type { ProfileTab } from './profileSearch.ts';
import styles from './ProfileTabs.module.scss';

// The default tab is part of the page's chunk, the others are loaded on demand.
const panels: Readonly<Record<ProfileTab, ComponentType>> = {
  basic: BasicPanel,
  account: lazy(async () => ({ default: (await import('./account/AccountPanel.tsx')).AccountPanel })),
  password: lazy(async () => ({ default: (await import('./password/PasswordPanel.tsx')).PasswordPanel })),
  devices: lazy(async () => ({ default: (await import('./devices/DevicesPanel.tsx')).DevicesPanel })),
  keys: lazy(async () => ({ default: (await import('./keys/KeysPanel.tsx')).KeysPanel })),
  channels: lazy(async () => ({ default: (await import('./channels/ChannelsPanel.tsx')).ChannelsPanel })),
  team: lazy(async () => ({ default: (await import('./team/TeamPanel.tsx')).TeamPanel })),
};

/** The tabs of the profile; the address selects one. */
export function ProfileTabs() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const shown = profileSearch.parse(params).tab;
  const panelOf = (tab: ProfileTab) => {
    const Panel = panels[tab];
    return (
      <Suspense
        fallback={
          <div aria-busy="true">
            <PanelSkeleton />
          </div>
        }
      >
        <Panel />
      </Suspense>
    );
  };
  return (
    <PageTabs
      id="profile"
      tabs={profileTabs}
      selected={shown}
      titleOf={(tab) => intl.formatMessage({ id: `profile.tab.${tab}` })}
      panelOf={panelOf}
      onSelect={(tab) => {
        void navigate({ pathname, search: profileSearchOf(tab, params) }, { preventScrollReset: true });
      }}
      panelClassName={styles['panel']}
    />
  );
}
